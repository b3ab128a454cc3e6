#include "cli/inspection.h"
#include "cli/text.h"
#include "core/model/json.h"
#include "core/model/units.h"

#include <ostream>

#include <fmt/format.h>
#include <fmt/ostream.h>
#include <nlohmann/json.hpp>

namespace merops {
namespace {

using Json = nlohmann::ordered_json;

std::string what_it_is(const Source& source) {
  switch (source.kind) {
    case SourceKind::container:
      return "container: config.json and safetensors shards";
    case SourceKind::store:
      return "flat store in a file";
    case SourceKind::device_store:
      return "flat store on a block device";
    case SourceKind::uniform:
      return "uniform blocks of " + format_count(source.block) + " bytes";
  }
  return "";
}

std::uint64_t smallest_payload(const ExpertMap& experts) {
  std::uint64_t smallest = experts.size() == 0 ? 0 : experts.payload_bytes(0);
  for (std::uint32_t expert = 1; expert < experts.size(); ++expert) {
    smallest = std::min(smallest, experts.payload_bytes(expert));
  }
  return smallest;
}

std::string expert_size(const ExpertMap& experts) {
  const std::uint64_t least = smallest_payload(experts), most = experts.largest_payload();
  return least == most ? format_count(most) : format_count(least) + " to " + format_count(most);
}

double gb_per_token(const Geometry& geometry) { return static_cast<double>(bytes_per_token(geometry)) / 1e9; }

void print_geometry(std::ostream& out, const Geometry& model) {
  print_fact(out, "model",
             fmt::format("{}{} layers of {} experts, {} chosen a token; hidden {}, width {}, INT{}",
                         model.name.empty() ? "" : model.name + ": ", model.layers, model.experts, model.topk,
                         model.hidden, model.width, model.bits));
}

std::string pieces_text(const ExpertMap& experts) {
  if (experts.experts_in_pieces() == 0) return "each expert lies in one extent";
  return fmt::format("{} experts lie in several extents (at most {}), {} over several files",
                     format_count(experts.experts_in_pieces()), experts.max_extents(),
                     format_count(experts.experts_over_targets()));
}

void print_experts(std::ostream& out, const Source& source) {
  const ExpertMap& experts = source.experts;
  const bool uniform = source.kind == SourceKind::uniform;
  const std::string_view noun = uniform ? "blocks" : "experts";
  print_fact(out, noun,
             uniform ? format_count(experts.size())
                     : fmt::format("{} of {} ({})", format_count(experts.size()), format_count(source.model_experts),
                                   source.whole() ? "whole" : "the share " + source.coverage()));
  std::string bytes =
      fmt::format("{} each; {} in all", expert_size(experts), format_bytes(experts.total_payload_bytes()));
  if (source.geometry) bytes += fmt::format("; {:.3f} GB a token", gb_per_token(*source.geometry));
  print_fact(out, "bytes", bytes);
  if (!uniform) print_fact(out, "pieces", pieces_text(experts));
}

void print_places(std::ostream& out, const Inspection& inspection) {
  const Source& source = *inspection.source;
  const std::uint64_t rounded = source.experts.largest_rounded(inspection.alignment);
  print_fact(out, "direct",
             fmt::format("reads are rounded out to {} bytes: at most {} for one of {}", inspection.alignment,
                         format_count(rounded), format_count(source.experts.largest_payload())));
  print_fact(out, "files", fmt::format("{}", source.targets.size()));
  print_fact(out, "disk", storage_text(inspection.storage));
  print_fact(out, "digest", to_hex(source.digest));
}

void print_list(std::ostream& out, std::string_view title, const std::vector<std::string>& lines) {
  if (lines.empty()) return;
  fmt::print(out, "\n{}:\n", title);
  for (const std::string& text : lines) fmt::print(out, "  {}\n", text);
}

Json json_of(const Geometry& model) {
  return {{"name", model.name},
          {"sparse_layers", model.layers},
          {"experts", model.experts},
          {"topk", model.topk},
          {"hidden", model.hidden},
          {"width", model.width},
          {"bits", model.bits},
          {"expert_bytes", expert_bytes(model)},
          {"gb_per_token", gb_per_token(model)}};
}

Json json_of(const Target& target) {
  return {{"path", target.path.string()},
          {"kind", target.kind == TargetKind::file ? "file" : "device"},
          {"size_bytes", target.size}};
}

void add_source(Json& document, const Inspection& inspection) {
  const Source& source = *inspection.source;
  const ExpertMap& experts = source.experts;
  document["kind"] = to_string(source.kind);
  document["geometry"] = source.geometry ? json_of(*source.geometry) : Json(nullptr);
  document["block_bytes"] = source.block;
  document["experts"] = experts.size();
  document["model_experts"] = source.model_experts;
  document["coverage"] = source.coverage();
  document["expert_bytes_min"] = smallest_payload(experts);
  document["expert_bytes_max"] = experts.largest_payload();
  document["payload_bytes"] = experts.total_payload_bytes();
  document["max_extents"] = experts.max_extents();
  document["experts_in_pieces"] = experts.experts_in_pieces();
  document["experts_over_files"] = experts.experts_over_targets();
  document["alignment_bytes"] = inspection.alignment;
  document["rounded_bytes_max"] = experts.largest_rounded(inspection.alignment);
  document["hashed"] = !source.hashes.empty();
  document["digest"] = to_hex(source.digest);
  document["targets"] = Json::array();
  for (const Target& target : source.targets) document["targets"].push_back(json_of(target));
  document["storage"] = Json::parse(to_json(inspection.storage));
  document["remarks"] = source.remarks;
}

}  // namespace

void print_inspection(std::ostream& out, const Inspection& inspection, const Symbols&) {
  print_fact(out, "source", inspection.path);
  if (inspection.source) {
    const Source& source = *inspection.source;
    print_fact(out, "is a", what_it_is(source));
    if (source.geometry) print_geometry(out, *source.geometry);
    print_experts(out, source);
    print_places(out, inspection);
    print_list(out, "To know", source.remarks);
  }
  print_list(out, "Faults", inspection.faults);
}

void print_inspection_json(std::ostream& out, const Inspection& inspection) {
  Json document{{"path", inspection.path}};
  if (inspection.source) add_source(document, inspection);
  document["faults"] = inspection.faults;
  out << document.dump(2, ' ', false, Json::error_handler_t::replace) << "\n";
}

}  // namespace merops
