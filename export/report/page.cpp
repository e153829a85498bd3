#include "export/report/page.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <kainjow/mustache.hpp>
#include <nlohmann/json.hpp>
#include <string_view>

#include "export/pictures/svg_style.hpp"
#include "export/tables/csv.hpp"

namespace quadrille::exports {

namespace {

using Data = kainjow::mustache::data;

// A text as a part of an address (RFC 3986, section 2.1): all but letters, digits and four marks as %XX.
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

std::string_view name_of(Chart::Kind kind) {
  switch (kind) {
    case Chart::Kind::series:
      return "series";
    case Chart::Kind::bars:
      return "bars";
    case Chart::Kind::heat:
      break;
  }
  return "heat";
}

std::string_view name_of(Chart::Scale scale) {
  switch (scale) {
    case Chart::Scale::linear:
      return "linear";
    case Chart::Scale::log:
      return "log";
    case Chart::Scale::diverging:
      break;
  }
  return "diverging";
}

// What report.js reads.
std::string description(const Chart& chart) {
  nlohmann::ordered_json where = nlohmann::ordered_json::object();
  for (const auto& [column, value] : chart.where) where[column] = value;
  const nlohmann::ordered_json json{
      {"kind", name_of(chart.kind)}, {"x", chart.x},           {"y", chart.y},
      {"value", chart.value},        {"y_label", chart.label}, {"scale", name_of(chart.scale)},
      {"where", std::move(where)}};
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
  data.set("command", table.provenance.command);
  data.set("csv", csv_address(table));
}

Data data_of(const Figure& figure) {
  Data data;
  data.set("id", figure.id);
  data.set("title", figure.title);
  data.set("caption", figure.caption);
  data.set("chart", description(figure.chart));
  set_table(data, figure.table);
  return data;
}

Data data_of(const ReportSection& section) {
  Data data;
  data.set("id", section.id);
  data.set("title", section.title);
  data.set("prose", section.prose);
  data.set("figures", list_of(section.figures, [](const Figure& figure) { return data_of(figure); }));
  return data;
}

Data data_of(const DrawnWitness& witness) {
  Data data;
  data.set("sentence", witness.sentence);
  data.set("text", witness.text);
  data.set("pictures", list_of(witness.svgs, [](const std::string& svg) { return Data("svg", svg); }));
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
  data.set("witnesses", list_of(claim.witnesses, [](const DrawnWitness& witness) { return data_of(witness); }));
  return data;
}

Data data_of(const Tile& tile) {
  Data data;
  data.set("label", tile.label);
  data.set("value", tile.value);
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
  data.set("ledger_prose", report.ledger_prose);
  data.set("ledger_command", report.ledger.provenance.command);
  data.set("ledger_csv", csv_address(report.ledger));
  data.set("claims", list_of(report.claims, [](const ClaimCard& claim) { return data_of(claim); }));
  data.set("style", std::string(assets.style) + svg_stylesheet());
  data.set("script", std::string(assets.script));
  data.set("libraries", std::string(assets.libraries));
  data.set("licences", std::string(assets.licences));
  kainjow::mustache::mustache page{std::string(assets.page)};
  return page.render(data);
}

}  // namespace quadrille::exports
