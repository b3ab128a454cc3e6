#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace merops::report {

/// A coordinate with one decimal, the same in every locale; never "-0.0".
[[nodiscard]] std::string coordinate(double value);

/// Elements of SVG (and of any XML) one after the other. Attribute values and texts are escaped here.
class SvgWriter {
 public:
  using Attributes = std::initializer_list<std::pair<std::string_view, std::string_view>>;

  SvgWriter& open(std::string_view name, Attributes attributes = {});
  SvgWriter& close(std::string_view name);
  SvgWriter& empty(std::string_view name, Attributes attributes);
  /// An element that holds text alone.
  SvgWriter& text(std::string_view name, Attributes attributes, std::string_view text);

  /// Ready-made parts of charts; coordinates are those of the view box. `classes` are the style sheet's.
  SvgWriter& line(std::string_view classes, double x1, double y1, double x2, double y2);
  /// Text that stands at a point; what is longer than `most` characters is cut, and whole in its title.
  struct Place {
    double x = 0, y = 0;
    std::string_view anchor = "start";  ///< start, middle, end
  };
  SvgWriter& label(std::string_view classes, const Place& place, std::string_view text, std::size_t most = 200);

  [[nodiscard]] const std::string& result() const { return out_; }

 private:
  void start(std::string_view name, Attributes attributes);
  std::string out_;
};

}  // namespace merops::report
