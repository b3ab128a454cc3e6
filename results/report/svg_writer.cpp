#include "results/report/svg_writer.h"

#include "results/report/safe_text.h"

#include <cmath>

#include <fmt/format.h>

namespace merops::report {

std::string coordinate(double value) { return fmt::format("{:.1f}", std::round(value * 10) / 10 + 0.0); }

void SvgWriter::start(std::string_view name, Attributes attributes) {
  out_ += '<';
  out_ += name;
  for (const auto& [key, value] : attributes) out_ += fmt::format(" {}=\"{}\"", key, escape_markup(value));
}

SvgWriter& SvgWriter::open(std::string_view name, Attributes attributes) {
  start(name, attributes);
  out_ += '>';
  return *this;
}

SvgWriter& SvgWriter::close(std::string_view name) {
  out_ += fmt::format("</{}>", name);
  return *this;
}

SvgWriter& SvgWriter::empty(std::string_view name, Attributes attributes) {
  start(name, attributes);
  out_ += "/>";
  return *this;
}

SvgWriter& SvgWriter::text(std::string_view name, Attributes attributes, std::string_view text) {
  open(name, attributes);
  out_ += escape_markup(text);
  return close(name);
}

SvgWriter& SvgWriter::line(std::string_view classes, double x1, double y1, double x2, double y2) {
  return empty("line", {{"class", classes},
                        {"x1", coordinate(x1)},
                        {"y1", coordinate(y1)},
                        {"x2", coordinate(x2)},
                        {"y2", coordinate(y2)}});
}

SvgWriter& SvgWriter::label(std::string_view classes, const Place& place, std::string_view text, std::size_t most) {
  const std::string cut = shortened(text, most);
  open("text",
       {{"class", classes}, {"x", coordinate(place.x)}, {"y", coordinate(place.y)}, {"text-anchor", place.anchor}});
  if (cut != printable(text)) this->text("title", {}, text);
  out_ += escape_markup(cut);
  return close("text");
}

}  // namespace merops::report
