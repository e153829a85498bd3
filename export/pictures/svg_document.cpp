// The implementation of SvgDocument, which builds the XML tree of an SVG picture with the library pugixml. Every
// failure of pugixml is reported as std::bad_alloc, so no picture is ever incomplete.
#include "export/pictures/svg_document.hpp"

#include <fmt/format.h>

#include <cmath>
#include <cstddef>
#include <new>
#include <utility>

namespace quadrille::exports {

namespace {

// pugixml reports a lack of memory by an empty handle or by false, and continues without the node.
pugi::xml_node checked(pugi::xml_node node) {
  if (!node) throw std::bad_alloc();
  return node;
}

void set(pugi::xml_node node, const char* name, const std::string& value) {
  if (!node.append_attribute(name).set_value(value.c_str())) throw std::bad_alloc();
}

pugi::xml_node add(pugi::xml_node parent, const char* name, std::string_view kind, StrokeStyle style) {
  const std::string_view colour = svg_class(style);
  const std::string classes = fmt::format("{}{}{}", kind, kind.empty() || colour.empty() ? "" : " ", colour);
  pugi::xml_node node = checked(parent.append_child(name));
  if (!classes.empty()) set(node, "class", classes);
  return node;
}

void set_text(pugi::xml_node node, const std::string& text) {
  if (!node.append_child(pugi::node_pcdata).set_value(text.c_str())) throw std::bad_alloc();
}

// Collects the text that pugixml writes.
class Text : public pugi::xml_writer {
 public:
  void write(const void* characters, std::size_t size) override {
    text_.append(static_cast<const char*>(characters), size);
  }
  std::string take() { return std::move(text_); }

 private:
  std::string text_;
};

void add_spots(pugi::xml_node parent, const char* name, std::string_view kind, StrokeStyle style,
               std::span<const Spot> spots) {
  std::string points;
  for (const Spot spot : spots) {
    points += fmt::format("{}{},{}", points.empty() ? "" : " ", decimal(spot.x), decimal(spot.y));
  }
  const pugi::xml_node node = add(parent, name, kind, style);
  set(node, "points", points);
}

}  // namespace

std::string decimal(double number) {
  // Rounds to tenths first, so that no zero is written with a sign.
  const long long tenths = std::llround(number * 10);
  const long long size = tenths < 0 ? -tenths : tenths;
  return fmt::format("{}{}{}", tenths < 0 ? "-" : "", size / 10, size % 10 == 0 ? "" : fmt::format(".{}", size % 10));
}

SvgDocument::SvgDocument(double width, double height, const std::string& title, const std::string& description,
                         const PictureStyle& style, const SvgOptions& options) {
  if (options.declaration) {
    const pugi::xml_node declaration = checked(document_.append_child(pugi::node_declaration));
    set(declaration, "version", "1.0");
    set(declaration, "encoding", "UTF-8");
  }
  image_ = checked(document_.append_child("svg"));
  set(image_, "xmlns", "http://www.w3.org/2000/svg");
  set(image_, "class", fmt::format("quadrille-picture quadrille-{}", style.name));
  set(image_, "role", "img");
  set(image_, "aria-label", title);
  set(image_, "width", decimal(width));
  set(image_, "height", decimal(height));
  set(image_, "viewBox", fmt::format("0 0 {} {}", decimal(width), decimal(height)));
  set_text(checked(image_.append_child("title")), title);
  set_text(checked(image_.append_child("desc")), description);
  const std::string sheet = (options.stylesheet ? svg_stylesheet() : "\n") + svg_rules(style);
  if (sheet != "\n") set_text(checked(image_.append_child("style")), sheet);
  add_rectangle(image_, "paper", StrokeStyle::plain, {width / 2, height / 2}, width, height);
}

void SvgDocument::add_rules(const std::string& css) { set_text(checked(image_.child("style")), css); }

std::string SvgDocument::text() const {
  Text text;
  // Without this flag pugixml would add its own declaration if the document has none.
  document_.save(text, " ", pugi::format_indent | pugi::format_no_declaration, pugi::encoding_utf8);
  return text.take();
}

pugi::xml_node add_group(pugi::xml_node parent, std::string_view kind) {
  return add(parent, "g", kind, StrokeStyle::plain);
}

void add_line(pugi::xml_node parent, std::string_view kind, StrokeStyle style, Spot from, Spot to) {
  const pugi::xml_node node = add(parent, "line", kind, style);
  set(node, "x1", decimal(from.x));
  set(node, "y1", decimal(from.y));
  set(node, "x2", decimal(to.x));
  set(node, "y2", decimal(to.y));
}

void add_circle(pugi::xml_node parent, std::string_view kind, StrokeStyle style, Spot centre, double radius) {
  const pugi::xml_node node = add(parent, "circle", kind, style);
  set(node, "cx", decimal(centre.x));
  set(node, "cy", decimal(centre.y));
  set(node, "r", decimal(radius));
}

void add_rectangle(pugi::xml_node parent, std::string_view kind, StrokeStyle style, Spot centre, double width,
                   double height) {
  const pugi::xml_node node = add(parent, "rect", kind, style);
  set(node, "x", decimal(centre.x - width / 2));
  set(node, "y", decimal(centre.y - height / 2));
  set(node, "width", decimal(width));
  set(node, "height", decimal(height));
}

void add_polyline(pugi::xml_node parent, std::string_view kind, StrokeStyle style, std::span<const Spot> spots) {
  add_spots(parent, "polyline", kind, style, spots);
}

void add_polygon(pugi::xml_node parent, std::string_view kind, StrokeStyle style, std::span<const Spot> spots) {
  add_spots(parent, "polygon", kind, style, spots);
}

void add_text(pugi::xml_node parent, std::string_view kind, StrokeStyle style, Spot at, const std::string& text) {
  const pugi::xml_node node = add(parent, "text", kind, style);
  // A digit is about 0.7 of its size high; not every program can centre a line itself.
  const double size = kind.find("tiny") != std::string_view::npos    ? 9
                      : kind.find("small") != std::string_view::npos ? 11
                                                                     : 13;
  set(node, "x", decimal(at.x));
  set(node, "y", decimal(at.y + 0.35 * size));
  set_text(node, text);
}

}  // namespace quadrille::exports
