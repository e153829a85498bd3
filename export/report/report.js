// Draws each chart of the page from the very bytes that its download gives, with Observable Plot.
//
// A .chart element carries its description in data-chart: a kind and the columns to draw.
//   series  lines over x, one for each column of y;
//   dots    one dot for each row, y over x, which may be a word;
//   bars    one bar for each row, y over x, or its share of all;
//   shares  one bar for each x, divided among the columns of y;
//   heat    one cell for each row, coloured by value, at (x, y), inside `window` if there is one.
// `where` keeps the rows whose column has the value; `series` says which lines there are, those that coincide as one;
// `scale` is linear, log, share or diverging. On a logarithmic scale a count of 0 has no place and is left out. A chart is
// drawn anew when its width changes.
"use strict";

(() => {
  const csv_of = (figure) => {
    const link = figure.querySelector(".download a").getAttribute("href");
    return d3.csvParse(decodeURIComponent(link.slice(link.indexOf(",") + 1)));
  };

  const colours = ["var(--series-1)", "var(--series-2)", "var(--series-3)", "var(--series-4)"];
  const is_log = (chart) => chart.scale === "log";
  const shown = (chart, value) => Number.isFinite(value) && (!is_log(chart) || value > 0);
  const words = (name) => name.replaceAll("_", " ");
  const number = (text) => (text === "" ? NaN : Number(text));
  const short = (value) => (Math.abs(value) < 1e4 ? d3.format("~g")(value) : d3.format(".3~s")(value).replace("G", "B"));
  const floor = 0.5; // where logarithmic scales begin: a count of 1 stands above the axis
  // On a logarithmic scale only the powers of ten are written, and of many powers every second, third...
  const powers = ([least, most]) => {
    const first = Math.max(0, Math.ceil(Math.log10(least))), last = Math.floor(Math.log10(most));
    return d3.range(first, last + 1, Math.max(1, Math.ceil((last - first + 1) / 7))).map((power) => 10 ** power);
  };
  const superscript = (value) => {
    const power = Math.round(Math.log10(value));
    return power < 4 ? String(value) : `10${[...String(power)].map((d) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[d]).join("")}`;
  };
  const value_axis = (chart, values, label) => {
    if (!is_log(chart)) return { label, grid: true, tickFormat: short, nice: true };
    const domain = [floor, Math.max(10, d3.max(values) ?? 10)];
    return { type: "log", domain, label, grid: true, ticks: powers(domain), tickFormat: superscript };
  };

  // The columns that a chart draws, as points with the name of their series.
  const points_of = (chart, rows, x) => chart.series.flatMap((line) =>
    rows.filter((row) => Object.entries(line.where).every(([name, value]) => row[name] === value))
      .map((row) => ({ x: x(row[chart.x]), y: number(row[line.column]), series: line.name })),
  ).filter((point) => shown(chart, point.y));
  const names_of = (chart) => chart.series.map((line) => line.name);
  const colours_of = (chart) => chart.series.map((line, i) => (line.colour ? `var(--${line.colour})` : colours[i % colours.length]));
  const said = (value) => value.toLocaleString("en", { maximumSignificantDigits: 15 });
  const axis_of_words = (chart, values, frame, room) => {
    const step = Math.ceil((values.length * room) / frame.width);
    return { label: words(chart.x), domain: values, ticks: values.filter((_, i) => i % step === 0) };
  };

  function series(chart, rows, frame) {
    const long = points_of(chart, rows, number);
    const names = names_of(chart);
    const marks = { x: "x", y: "y" };
    return Plot.plot({
      ...frame,
      height: 320,
      x: { label: words(chart.x), tickFormat: "d" },
      y: value_axis(chart, long.map((point) => point.y), chart.y_label),
      color: { domain: names, range: colours_of(chart) },
      symbol: { domain: names, legend: names.length > 1 || names.some((name) => name.includes("=")) },
      marks: [
        Plot.lineY(long, { ...marks, z: "series", stroke: "series", strokeWidth: 1.5 }),
        // Earlier series have larger marks, so that points of one place are all seen.
        ...names.map((name, i) => Plot.dot(long.filter((point) => point.series === name),
          { ...marks, z: "series", fill: "series", stroke: "series", symbol: "series", r: 3 + 1.4 * (names.length - 1 - i) })),
        Plot.tip(long, Plot.pointer({ ...marks, title: (point) => `${words(chart.x)} ${point.x}\n${point.series}: ${said(point.y)}` })),
      ],
    });
  }

  function dots(chart, rows, frame) {
    const drawn = points_of(chart, rows, String);
    return Plot.plot({
      ...frame,
      height: 320,
      x: { type: "point", ...axis_of_words(chart, drawn.map((point) => point.x), frame, 110) },
      y: value_axis(chart, drawn.map((point) => point.y), chart.y_label),
      marks: [
        Plot.dot(drawn, { x: "x", y: "y", r: 5, fill: colours[0], stroke: colours[0], tip: true, title: (point) => `${point.x}: ${said(point.y)}` }),
      ],
    });
  }

  function bars(chart, rows, frame) {
    const drawn = points_of(chart, rows, String);
    const all = d3.sum(drawn, (bar) => bar.y);
    const is_share = chart.scale === "share";
    const height = (bar) => (is_share ? (100 * bar.y) / all : bar.y);
    const text = (bar) => `${words(chart.x)} ${bar.x}: ${said(bar.y)}${is_share ? `, ${d3.format(".3~g")(height(bar))}%` : ""}`;
    return Plot.plot({
      ...frame,
      height: 280,
      x: { type: "band", ...axis_of_words(chart, drawn.map((bar) => bar.x), frame, 26) },
      y: { label: is_share ? `${chart.y_label} (%)` : chart.y_label, grid: true, tickFormat: short, nice: true },
      marks: [
        Plot.barY(drawn, { x: "x", y: height, fill: colours[0], stroke: colours[0], tip: true, title: text }),
        Plot.ruleY([0]),
      ],
    });
  }

  function shares(chart, rows, frame) {
    const long = points_of(chart, rows, String);
    const whole = d3.rollup(long, (parts) => d3.sum(parts, (part) => part.y), (part) => part.x);
    const parts = long.filter((part) => whole.get(part.x) > 0).map((part) => ({ ...part, share: (100 * part.y) / whole.get(part.x) }));
    const names = names_of(chart);
    return Plot.plot({
      ...frame,
      height: 320,
      x: { type: "band", padding: 0.06, ...axis_of_words(chart, [...new Set(parts.map((part) => part.x))], frame, 26) },
      y: { label: `${chart.y_label} (%)`, domain: [0, 100] },
      color: { domain: names, range: colours_of(chart), legend: true },
      marks: [
        Plot.barY(parts, Plot.stackY({ order: names }, { x: "x", y: "share", z: "series", fill: "series", title: (part) => `${words(chart.x)} ${part.x}\n${part.series}: ${said(part.y)}, ${d3.format(".3~g")(part.share)}%`, tip: true })),
        Plot.ruleY([50], { stroke: "var(--ink)", strokeDasharray: "4 3" }),
        Plot.ruleY([0]),
      ],
    });
  }

  function heat(chart, rows, frame) {
    const inside = (range, value) => !range || (value >= range[0] && value <= range[1]);
    const cells = rows.map((row) => ({ x: number(row[chart.x]), y: number(row[chart.y[0]]), value: d3.mean(chart.value, (name) => number(row[name])) }))
      .filter((cell) => shown(chart, cell.value) && inside(chart.window?.x, cell.x) && inside(chart.window?.y, cell.y));
    const along = (key) => d3.sort(new Set(cells.map((cell) => cell[key])));
    const xs = along("x"), ys = along("y");
    const thin = (list, room) => list.filter((_, i) => i % Math.ceil((list.length * 26) / room) === 0);
    const side = Math.min(frame.width - 60, 420);
    const height = Math.max(160, Math.round((side * ys.length) / xs.length)) + 50;
    const most = d3.max(cells, (cell) => Math.abs(cell.value)) || 1;
    const least = d3.min(cells, (cell) => cell.value);
    const range = [least, Math.max(least * 10, most)]; // of a logarithmic scale: where the values are
    const colour = chart.scale === "diverging"
      ? { type: "diverging", domain: [-most, most], scheme: "PuOr" }
      : is_log(chart) ? { type: "log", scheme: "viridis", domain: range, ticks: powers(range), tickFormat: superscript }
        : { type: "linear", scheme: "viridis", domain: [least, most], tickFormat: short };
    return Plot.plot({
      ...frame,
      width: side + 60,
      height: Math.min(height, 520),
      padding: 0,
      x: { type: "band", domain: xs, label: words(chart.x), ticks: thin(xs, side), tickFormat: "d" },
      y: { type: "band", domain: ys, reverse: true, label: words(chart.y[0]), ticks: thin(ys, height), tickFormat: "d" },
      color: { ...colour, label: chart.y_label, legend: true, marginLeft: 16, marginRight: 16, width: Math.min(frame.width, 360) },
      marks: [
        Plot.cell(cells, { x: "x", y: "y", fill: "value", inset: 0.5, tip: true, title: (cell) => `${words(chart.x)} ${cell.x}, ${words(chart.y[0])} ${cell.y}: ${said(cell.value)}` }),
      ],
    });
  }

  const kinds = { series, dots, bars, shares, heat };

  function draw(element) {
    const figure = element.closest("figure");
    const chart = JSON.parse(element.dataset.chart);
    const rows = csv_of(figure).filter((row) => Object.entries(chart.where).every(([name, value]) => row[name] === value));
    const title = figure.querySelector("h3").textContent;
    const frame = {
      width: Math.max(280, Math.floor(element.clientWidth)),
      marginLeft: 52,
      marginTop: 26,
      marginBottom: 42,
      style: { background: "none", color: "inherit", overflow: "visible", fontSize: "12px" },
      ariaLabel: title,
      ariaDescription: `${title}. The table below the chart has its numbers.`,
    };
    const drawable = (row) => (chart.kind === "heat" ? chart.value : chart.series.map((line) => line.column)).some((name) => shown(chart, number(row[name])));
    if (!rows.some(drawable)) {
      element.textContent = "There is nothing to draw: every count is 0.";
      return;
    }
    const plot = kinds[chart.kind](chart, rows, frame);
    const svg = plot.matches("svg") ? plot : plot.querySelector(":scope > svg:last-of-type");
    svg.setAttribute("role", "img");
    // Inside an image nothing is read out by itself, and a group without a role may have no label.
    for (const group of svg.querySelectorAll("g[aria-label]")) {
      group.dataset.mark = group.getAttribute("aria-label");
      group.removeAttribute("aria-label");
    }
    element.replaceChildren(plot);
  }

  const widths = new WeakMap();
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (widths.get(target) === target.clientWidth) continue;
      widths.set(target, target.clientWidth);
      draw(target);
    }
  });
  for (const element of document.querySelectorAll(".chart")) {
    widths.set(element, element.clientWidth);
    draw(element);
    observer.observe(element);
  }
})();
