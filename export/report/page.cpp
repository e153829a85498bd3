// Fills in the report's Mustache template: computes the values that the template shows, and describes each chart for
// the script report.js, which draws the charts.
#include "export/report/page.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <functional>
#include <kainjow/mustache.hpp>
#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>
#include <string_view>

#include "export/pictures/svg_style.hpp"
#include "export/tables/formats.hpp"

namespace quadrille::exports {

// The names that report.js reads.
NLOHMANN_JSON_SERIALIZE_ENUM(Chart::Kind, {{Chart::Kind::series, "series"},
                                           {Chart::Kind::bars, "bars"},
                                           {Chart::Kind::dots, "dots"},
                                           {Chart::Kind::shares, "shares"},
                                           {Chart::Kind::heat, "heat"}})
NLOHMANN_JSON_SERIALIZE_ENUM(Chart::Scale, {{Chart::Scale::linear, "linear"},
                                            {Chart::Scale::log, "log"},
                                            {Chart::Scale::share, "share"},
                                            {Chart::Scale::diverging, "diverging"}})

namespace {

using Data = kainjow::mustache::data;

// A text as a part of an address (RFC 3986, section 2.1): every byte but letters, digits and four marks as %XX.
std::string percent_encoded(std::string_view text) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  constexpr std::string_view plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";
  std::string result;
  for (const char c : text) {
    if (plain.find(c) != std::string_view::npos) {
      result += c;
    } else {
      const auto byte = static_cast<unsigned char>(c);
      result += {'%', digits[byte >> 4U], digits[byte & 15U]};
    }
  }
  return result;
}

std::string csv_address(const Table& table) { return "data:text/csv;charset=utf-8," + percent_encoded(csv(table)); }

using Json = nlohmann::ordered_json;

Json object_of(const std::vector<std::pair<std::string, std::string>>& where) {
  Json object = Json::object();
  for (const auto& [column, value] : where) object[column] = value;
  return object;
}

// The chart's description for report.js.
std::string description(const Chart& chart, const std::vector<DrawnSeries>& series,
                        const std::optional<HeatWindow>& window) {
  Json lines = Json::array();
  for (const DrawnSeries& line : series) {
    lines.push_back({{"name", legend_of(line)},
                     {"column", line.column},
                     {"where", object_of(line.where)},
                     {"colour", line.colour}});
  }
  Json json{{"kind", chart.kind},
            {"x", chart.x},
            {"y", chart.y},
            {"value", chart.value},
            {"y_label", chart.label},
            {"scale", chart.scale},
            {"where", object_of(chart.where)},
            {"series", std::move(lines)}};
  if (window) json["window"] = {{"x", {window->x_least, window->x_most}}, {"y", {window->y_least, window->y_most}}};
  return json.dump();
}

template <class Items, class Make>
Data list_of(const Items& items, Make make) {
  Data list = Data::type::list;
  for (const auto& item : items) list << make(item);
  return list;
}

void set_table(Data& data, const Table& table) {
  const std::vector<bool> numeric = numeric_columns(table);
  Data columns = Data::type::list;
  for (std::size_t i = 0; i < numeric.size(); ++i) {
    Data column;
    column.set("name", table.columns[i]);
    column.set("numeric", Data(bool{numeric[i]}));
    columns << column;
  }
  data.set("columns", columns);
  data.set("rows", list_of(table.rows, [&](const auto& row) {
             Data cells = Data::type::list;
             for (std::size_t i = 0; i < row.size(); ++i) {
               Data cell;
               cell.set("text", to_string(row[i]));
               cell.set("numeric", Data(bool{numeric[i]}));
               cells << cell;
             }
             return Data("cells", cells);
           }));
  data.set("row_count", fmt::format("{} row{}", table.rows.size(), table.rows.size() == 1 ? "" : "s"));
  data.set("csv", csv_address(table));
}

// The width of a picture, in pixels as it was made.
int natural_width(const std::string& svg) {
  constexpr std::string_view mark = " width=\"";
  const std::size_t at = svg.find(mark);
  return at == std::string::npos ? 0 : std::atoi(svg.c_str() + at + mark.size());
}

bool is_wide(const std::string& svg) {
  constexpr int column = 400;  // of a page
  return natural_width(svg) > column;
}

// A picture in a page. Its letters keep a legible size: a picture wider than a column of the page scrolls sideways.
Data picture(const std::string& svg, const std::string& label) {
  Data data;
  data.set("svg", svg);
  data.set("width", std::to_string(natural_width(svg)));
  data.set("wide", Data(is_wide(svg)));
  data.set("label", label);
  return data;
}

Data data_of(const RulesCard& rules) {
  Data data;
  data.set("summary", rules.summary);
  data.set("caption", rules.caption);
  data.set("command", rules.command);
  data.set("pictures", list_of(std::vector{rules.svg}, [&](const auto& svg) { return picture(svg, rules.caption); }));
  return data;
}

Data data_of(const PictureCard& card) {
  Data data = picture(card.svg, card.title);
  data.set("id", card.id);
  data.set("title", card.title);
  data.set("caption", card.caption);
  data.set("command", card.command);
  return data;
}

Data data_of(const Figure& figure) {
  Data data;
  data.set("id", figure.id);
  data.set("title", figure.title);
  data.set("caption", figure.caption);
  const std::vector<DrawnSeries> series = drawn_series(figure.table, figure.chart);
  const std::optional<HeatWindow> window = heat_window(figure.table, figure.chart);
  data.set("chart", description(figure.chart, series, window));
  const std::string note = window ? window->note : coincidence(series);
  data.set("has_note", Data(!note.empty()));
  data.set("note", note);
  set_table(data, figure.table);
  const std::vector<std::string> own{figure.table.provenance.command};
  const std::vector<std::string>& commands = figure.commands.empty() ? own : figure.commands;
  data.set("command", commands.front());
  data.set("more", list_of(std::vector<std::string>(commands.begin() + 1, commands.end()),
                           [](const std::string& command) { return Data("command", command); }));
  data.set("has_more", Data(commands.size() > 1));
  data.set("several", Data(commands.size() > 2));
  data.set("more_count", std::to_string(commands.size() - 1));
  return data;
}

Data data_of(const ReportSection& section) {
  Data data;
  data.set("id", section.id);
  data.set("title", section.title);
  data.set("prose", section.prose);
  data.set("rules", list_of(section.rules, [](const RulesCard& rules) { return data_of(rules); }));
  data.set("figures", list_of(section.figures, [](const Figure& figure) { return data_of(figure); }));
  data.set("drawn", list_of(section.pictures, [](const PictureCard& card) { return data_of(card); }));
  return data;
}

Data data_of(const DrawnWitness& witness) {
  Data data;
  data.set("sentence", witness.sentence);
  data.set("text", witness.text);
  data.set("pictures", list_of(witness.svgs, [&](const std::string& svg) { return picture(svg, witness.text); }));
  return data;
}

Data data_of(const ClaimCard& claim) {
  Data data;
  data.set("id", claim.id);
  std::string anchor = "claim-" + claim.id;
  std::replace_if(
      anchor.begin(), anchor.end(), [](char c) { return c == '/' || c == '.'; }, '-');
  data.set("anchor", anchor);
  data.set("place", claim.place);
  data.set("text", claim.text);
  data.set("has_remark", Data(!claim.remark.empty()));
  data.set("remark", claim.remark);
  data.set("statement", claim.statement);
  data.set("source_proof", claim.source_proof);
  data.set("source_proof_kind", claim.source_proof_kind);
  data.set("machine_proofs", list_of(claim.machine_proofs, [](const std::string& text) { return Data("text", text); }));
  data.set("evidence", list_of(claim.evidence, [](const std::string& text) { return Data("text", text); }));
  data.set("wide", Data(std::any_of(claim.witnesses.begin(), claim.witnesses.end(), [](const DrawnWitness& witness) {
             return std::any_of(witness.svgs.begin(), witness.svgs.end(), is_wide);
           })));
  data.set("witnesses", list_of(claim.witnesses, [](const DrawnWitness& witness) { return data_of(witness); }));
  return data;
}

// A long number may be broken after a comma only.
std::vector<std::string> groups_of(const std::string& number) {
  std::vector<std::string> groups{""};
  for (const char digit : number) {
    groups.back() += digit;
    if (digit == ',') groups.emplace_back();
  }
  return groups;
}

bool is_estimate(const Json& row) {
  return row.at("command").get_ref<const std::string&>().starts_with("quadrille estimate ");
}

// The headline results: a row of texts each; their numbers break where those of tiles do.
Data headline_rows(const std::vector<Json>& rows) {
  return list_of(rows, [](const Json& row) {
    Data data;
    for (const char* const name : {"result", "command", "confirmed_by"})
      data.set(name, row.at(name).get<std::string>());
    data.set("groups", list_of(groups_of(row.at("number")), [](const auto& group) { return Data("digits", group); }));
    return data;
  });
}

Data data_of(const Tile& tile) {
  Data data;
  data.set("label", tile.label);
  data.set("groups", list_of(groups_of(tile.value), [](const std::string& group) { return Data("digits", group); }));
  data.set("link", tile.link);
  return data;
}

}  // namespace

std::string report_page(const Report& report, const ReportAssets& assets) {
  Data data;
  data.set("title", report.title);
  data.set("introduction", report.introduction);
  data.set("version", report.version);
  data.set("tiles", list_of(report.tiles, [](const Tile& tile) { return data_of(tile); }));
  data.set("sections", list_of(report.sections, [](const ReportSection& section) { return data_of(section); }));
  auto rows = Json::parse(assets.headlines).get<std::vector<Json>>();
  const auto estimates = std::stable_partition(rows.begin(), rows.end(), std::not_fn(is_estimate));
  data.set("headlines", headline_rows({rows.begin(), estimates}));
  data.set("has_estimates", Data(estimates != rows.end()));
  data.set("estimates", headline_rows({estimates, rows.end()}));
  data.set("ledger_prose", report.ledger_prose);
  data.set("ledger_command", report.ledger.provenance.command);
  data.set("ledger_csv", csv_address(report.ledger));
  data.set("claims", list_of(report.claims, [](const ClaimCard& claim) { return data_of(claim); }));
  data.set("style", std::string(assets.style) + svg_stylesheet());
  data.set("script", std::string(assets.script));
  data.set("libraries", std::string(assets.libraries));
  data.set("licences", std::string(assets.licences));
  kainjow::mustache::mustache page{std::string(assets.page)};
  // Renders piece by piece: a string stream of the library would treat a lack of memory as the end of the page.
  std::string text;
  page.render(data, [&text](const std::string& piece) { text += piece; });
  return text;
}

namespace {

using Where = std::vector<std::pair<std::string, std::string>>;
using Points = std::vector<std::pair<std::string, std::string>>;

std::size_t index_of(const Table& table, const std::string& column) {
  const auto found = std::find(table.columns.begin(), table.columns.end(), column);
  if (found == table.columns.end()) throw std::logic_error("a chart draws a column that is not there: " + column);
  return static_cast<std::size_t>(found - table.columns.begin());
}

std::string words(std::string name) {
  std::replace(name.begin(), name.end(), '_', ' ');
  return name;
}

// The rows that have all these values.
std::vector<const std::vector<Cell>*> rows_where(const Table& table, const Where& where) {
  std::vector<std::pair<std::size_t, std::string>> wanted;
  for (const auto& [column, value] : where) wanted.emplace_back(index_of(table, column), value);
  std::vector<const std::vector<Cell>*> rows;
  for (const auto& row : table.rows) {
    const auto has = [&](const auto& cell) { return to_string(row[cell.first]) == cell.second; };
    if (std::all_of(wanted.begin(), wanted.end(), has)) rows.push_back(&row);
  }
  return rows;
}

Points points_of(const Table& table, const Chart& chart, const DrawnSeries& series) {
  Where where = chart.where;
  where.insert(where.end(), series.where.begin(), series.where.end());
  const std::size_t x = index_of(table, chart.x);
  const std::size_t y = index_of(table, series.column);
  Points points;
  for (const auto* row : rows_where(table, where)) {
    const std::string value = to_string((*row)[y]);
    if (!value.empty()) points.emplace_back(to_string((*row)[x]), value);
  }
  return points;
}

// Each value of the column once, in the order of the rows.
std::vector<std::string> values_of(const Table& table, const std::string& column) {
  const std::size_t index = index_of(table, column);
  std::vector<std::string> values;
  for (const auto& row : table.rows) {
    const std::string value = to_string(row[index]);
    if (std::find(values.begin(), values.end(), value) == values.end()) values.push_back(value);
  }
  return values;
}

// The series that the chart requests, before coinciding ones are merged.
std::vector<DrawnSeries> asked_for(const Table& table, const Chart& chart) {
  std::vector<DrawnSeries> series;
  for (std::size_t i = 0; i < chart.y.size(); ++i) {
    const std::string name = i < chart.names.size() ? chart.names[i] : words(chart.y[i]);
    const std::string colour = i < chart.colours.size() ? chart.colours[i] : std::string();
    if (chart.group.empty()) {
      series.push_back({{name}, chart.y[i], {}, colour});
      continue;
    }
    for (const std::string& value : values_of(table, chart.group)) {
      series.push_back({{value + ' ' + words(chart.group)}, chart.y[i], {{chart.group, value}}, colour});
    }
  }
  return series;
}

struct HeatCell {
  double x;
  double y;
  double value;
};

std::vector<HeatCell> heat_cells(const Table& table, const Chart& chart) {
  const auto number = [&](const std::vector<Cell>& row, const std::string& column) {
    const std::string text = to_string(row[index_of(table, column)]);
    return text.empty() ? std::nan("") : std::stod(text);
  };
  std::vector<HeatCell> cells;
  for (const auto* row : rows_where(table, chart.where)) {
    double sum = 0;
    for (const std::string& column : chart.value) sum += number(*row, column);
    const double mean = sum / static_cast<double>(chart.value.size());
    if (!std::isnan(mean)) cells.push_back({number(*row, chart.x), number(*row, chart.y.front()), mean});
  }
  return cells;
}

}  // namespace

std::vector<DrawnSeries> drawn_series(const Table& table, const Chart& chart) {
  std::vector<DrawnSeries> drawn;
  if (chart.kind == Chart::Kind::heat) return drawn;
  std::vector<Points> lines;
  for (DrawnSeries& series : asked_for(table, chart)) {
    Points points = points_of(table, chart, series);
    if (points.empty()) continue;
    // Shares are stacked, so equal ones are both visible.
    const auto same = chart.kind == Chart::Kind::shares ? lines.end() : std::find(lines.begin(), lines.end(), points);
    if (same != lines.end()) {
      drawn[static_cast<std::size_t>(same - lines.begin())].names.push_back(series.names.front());
      continue;
    }
    lines.push_back(std::move(points));
    drawn.push_back(std::move(series));
  }
  return drawn;
}

std::string legend_of(const DrawnSeries& series) { return fmt::format("{}", fmt::join(series.names, " = ")); }

std::string coincidence(const std::vector<DrawnSeries>& series) {
  std::string text;
  for (const DrawnSeries& line : series) {
    if (line.names.size() < 2) continue;
    text += fmt::format("{}One line shows several series, which are equal in every row: {}.", text.empty() ? "" : " ",
                        fmt::join(line.names, ", "));
  }
  return text;
}

std::optional<HeatWindow> heat_window(const Table& table, const Chart& chart) {
  if (chart.kind != Chart::Kind::heat || chart.scale != Chart::Scale::diverging) return std::nullopt;
  const std::vector<HeatCell> cells = heat_cells(table, chart);
  double most = 0;
  for (const HeatCell& cell : cells) most = std::max(most, std::abs(cell.value));
  constexpr double rounding = 1e-9;
  std::optional<HeatWindow> window;
  for (const auto& [x, y, value] : cells) {
    const double size = std::abs(value);
    if (size < rounding || size > most - rounding) continue;
    if (!window) window = HeatWindow{x, x, y, y, {}};
    *window = {std::min(window->x_least, x),
               std::max(window->x_most, x),
               std::min(window->y_least, y),
               std::max(window->y_most, y),
               {}};
  }
  if (!window) return std::nullopt;
  const auto is_drawn = [&](const HeatCell& cell) {
    return cell.x >= window->x_least && cell.x <= window->x_most && cell.y >= window->y_least &&
           cell.y <= window->y_most;
  };
  if (std::all_of(cells.begin(), cells.end(), is_drawn)) return std::nullopt;
  window->note = fmt::format(
      "Drawn: {} from {:g} to {:g}, {} from {:g} to {:g}; elsewhere every value is {:g}, 0 or {:g}.", words(chart.x),
      window->x_least, window->x_most, words(chart.y.front()), window->y_least, window->y_most, -most, most);
  return window;
}

}  // namespace quadrille::exports
