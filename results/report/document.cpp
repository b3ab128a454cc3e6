#include "results/report/document.h"

namespace merops::report {

void add_heading(Section& section, std::string_view text) { section.blocks.emplace_back(Heading{std::string(text)}); }

void add_paragraph(Section& section, std::string_view text, Tone tone) {
  section.blocks.emplace_back(Paragraph{std::string(text), tone});
}

}  // namespace merops::report
