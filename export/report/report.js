// Draws each chart of the page from the very bytes that its download gives, with Observable Plot.
//
// A .chart element carries its description in data-chart: a kind and the columns to draw.
//   series  lines over x, one for each column of y;
//   dots    one dot for each row, y over x, which may be a word;
//   bars    one bar for each row, y over x, or its share of all;
//   shares  one bar for each x, its share of all, divided among the columns of y;
//   heat    one cell for each row, coloured by value, at (x, y), inside `window` if there is one.
// `where` keeps the rows whose column has the value; `series` says which lines there are, those that coincide as one;
// `scale` is linear, log, share or diverging. On a logarithmic scale a count of 0 has no place and is left out. A chart
// is drawn anew when its width changes. Plot says where the pointer is; the text below
// the chart says every digit of the values there, where it neither hides the chart nor is cut at its rim.
//
// The page's own: contents that mark the section in view, and a button that copies each command and headline number.
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
  const has = (row, where) => Object.entries(where).every(([name, value]) => row[name] === value);
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

  // A cell of the table as people read it: every digit, whole numbers in groups of three.
  const exact = (text) => (/^-?\d+$/.test(text) ? text.replace(/\B(?=(\d{3})+$)/g, ",") : text);
  const percent = (part, whole) => {
    const share = (100 * part) / whole;
    return share > 0 && share < 0.001 ? "< 0.001%" : `${d3.format(".3~g")(share)}%`;
  };

  // The columns that a chart draws, as points with the name of their series and their exact value.
  const points_of = (chart, rows, x) => chart.series.flatMap((line) =>
    rows.filter((row) => has(row, line.where) && row[line.column] !== "").map((row) =>
      ({ x: x(row[chart.x]), y: number(row[line.column]), series: line.name, text: exact(row[line.column]) })),
  );
  // What a chart says of each x: all its points there.
  const spots_of = (chart, points) => d3.groups(points, (point) => point.x).map(([x, at]) =>
    ({ x, text: [`${words(chart.x)} ${x}`, ...at.map((point) => `${point.series}: ${point.text}`)].join("\n") }));
  const pointed = { stroke: "var(--ink)", maxRadius: Infinity };
  const pointed_x = (spots) => Plot.ruleX(spots, Plot.pointerX({ x: "x", strokeDasharray: "3 3", ...pointed }));
  const names_of = (chart) => chart.series.map((line) => line.name);
  const colours_of = (chart) =>
    chart.series.map((line, i) => (line.colour ? `var(--${line.colour})` : colours[i % colours.length]));
  const axis_of_words = (chart, values, frame, room) => {
    const step = Math.ceil((values.length * room) / frame.width);
    return { label: words(chart.x), domain: values, ticks: values.filter((_, i) => i % step === 0) };
  };

  // Each kind gives what Plot draws but the frame, and the spots that the pointer and the slider stop at.
  function series(chart, rows) {
    const all = points_of(chart, rows, number);
    const long = all.filter((point) => shown(chart, point.y));
    const names = names_of(chart);
    const marks = { x: "x", y: "y" };
    const spots = spots_of(chart, all);
    return [spots, {
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
        pointed_x(spots),
      ],
    }];
  }

  function dots(chart, rows, frame) {
    const drawn = points_of(chart, rows, String).filter((point) => shown(chart, point.y));
    const spots = spots_of(chart, drawn);
    return [spots, {
      height: 320,
      x: { type: "point", ...axis_of_words(chart, drawn.map((point) => point.x), frame, 110) },
      y: value_axis(chart, drawn.map((point) => point.y), chart.y_label),
      marks: [Plot.dot(drawn, { x: "x", y: "y", r: 5, fill: colours[0], stroke: colours[0] }), pointed_x(spots)],
    }];
  }

  function bars(chart, rows, frame) {
    const drawn = points_of(chart, rows, String);
    const is_share = chart.scale === "share";
    if (is_share) {
      const whole = d3.sum(drawn, (bar) => bar.y);
      for (const bar of drawn) {
        bar.text += ` (${percent(bar.y, whole)})`;
        bar.y *= 100 / whole;
      }
    }
    const spots = spots_of(chart, drawn);
    return [spots, {
      height: 280,
      x: { type: "band", ...axis_of_words(chart, drawn.map((bar) => bar.x), frame, 26) },
      y: { label: is_share ? `${chart.y_label} (%)` : chart.y_label, grid: true, tickFormat: short, nice: true },
      marks: [
        Plot.barY(drawn, { x: "x", y: "y", fill: colours[0], stroke: colours[0] }),
        Plot.ruleY([0]),
        pointed_x(spots),
      ],
    }];
  }

  // All parts of all bars are the whole, so the parts of one colour are what the legend says of it.
  function shares(chart, rows, frame) {
    const parts = points_of(chart, rows, String);
    const whole = d3.sum(parts, (part) => part.y);
    const here = d3.rollup(parts, (at) => d3.sum(at, (part) => part.y), (part) => part.x);
    const totals = d3.rollup(parts, (line) => percent(d3.sum(line, (part) => part.y), whole), (part) => part.series);
    for (const part of parts) {
      const of_bar = here.get(part.x) > 0 ? `, ${percent(part.y, here.get(part.x))} of the bar` : "";
      part.text += ` (${percent(part.y, whole)} of all${of_bar})`;
      part.share = (100 * part.y) / whole;
    }
    const names = names_of(chart);
    const spots = spots_of(chart, parts);
    return [spots, {
      height: 320,
      x: { type: "band", padding: 0.06, ...axis_of_words(chart, spots.map((spot) => spot.x), frame, 26) },
      y: { label: `${chart.y_label} (%)`, grid: true, nice: true },
      color: {
        domain: names, range: colours_of(chart), legend: true, tickFormat: (name) => `${name}: ${totals.get(name)}`,
      },
      marks: [
        Plot.barY(parts, Plot.stackY({ order: names }, { x: "x", y: "share", z: "series", fill: "series" })),
        Plot.ruleY([0]),
        pointed_x(spots),
      ],
    }];
  }

  function heat(chart, rows, frame) {
    const inside = (range, value) => !range || (value >= range[0] && value <= range[1]);
    const values = (row, columns) => [...new Set(columns.map((name) => exact(row[name])))].join(" to ");
    const cells = rows.map((row) => ({
      x: number(row[chart.x]),
      y: number(row[chart.y[0]]),
      value: d3.mean(chart.value, (name) => number(row[name])),
      text: [chart.x, chart.y[0]].map((name) => `${words(name)} ${row[name]}`).join(", ")
        + `\n${chart.y_label}: ${values(row, chart.value)}`,
    })).filter((cell) =>
      shown(chart, cell.value) && inside(chart.window?.x, cell.x) && inside(chart.window?.y, cell.y));
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
    return [cells, {
      width: side + 60,
      height: Math.min(height, 520),
      padding: 0,
      x: { type: "band", domain: xs, label: words(chart.x), ticks: thin(xs, side), tickFormat: "d" },
      y: { type: "band", domain: ys, reverse: true, label: words(chart.y[0]), ticks: thin(ys, height), tickFormat: "d" },
      color: { ...colour, label: chart.y_label, legend: true, marginLeft: 16, marginRight: 16, width: Math.min(frame.width, 360) },
      marks: [
        Plot.cell(cells, { x: "x", y: "y", fill: "value", inset: 0.5 }),
        Plot.cell(cells, Plot.pointer({ x: "x", y: "y", fill: "none", strokeWidth: 2, ...pointed })),
      ],
    }];
  }

  const kinds = { series, dots, bars, shares, heat };

  // Inside an image nothing is read out by itself, and a group without a role may have no label.
  function silence(svg) {
    for (const group of svg.querySelectorAll("g[aria-label]")) {
      group.dataset.mark = group.getAttribute("aria-label");
      group.removeAttribute("aria-label");
    }
  }

  // The values in words below the chart follow the pointer, and the slider there moves the pointer: arrow keys will do.
  function add_values(figure, plot, svg, spots) {
    const box = figure.querySelector(".values");
    const slider = box.querySelector("input"), output = box.querySelector("output");
    // A long number may be broken after a comma.
    const write = (text) => output.replaceChildren(
      ...text.split(/(?<=,)/).flatMap((part) => [part, document.createElement("wbr")]));
    const tell = () => {
      write(spots[slider.value].text);
      slider.setAttribute("aria-valuetext", spots[slider.value].text);
    };
    const along = (name, value) => {
      const scale = plot.scale(name);
      return scale.apply(value) + (scale.bandwidth ?? 0) / 2;
    };
    const point = () => {
      const spot = spots[slider.value], edge = svg.getBoundingClientRect(), height = svg.viewBox.baseVal.height;
      const zoom = edge.height / height;
      svg.dispatchEvent(new PointerEvent("pointermove", {
        pointerType: "mouse",
        clientX: edge.left + zoom * along("x", spot.x),
        clientY: edge.top + zoom * ("y" in spot ? along("y", spot.y) : height / 2),
      }));
      tell();
    };
    plot.oninput = () => {
      silence(svg);
      if (!plot.value) return; // the pointer has left
      slider.value = spots.indexOf(plot.value);
      tell();
    };
    slider.max = spots.length - 1;
    slider.oninput = point;
    slider.onfocus = point;
    slider.onblur = () => svg.dispatchEvent(new PointerEvent("pointerleave", { pointerType: "mouse" }));
    box.hidden = false;
    // Room for the longest text, so that nothing below moves.
    output.style.minHeight = 0;
    write(d3.greatest(spots, (spot) => spot.text.length).text);
    output.style.minHeight = `${output.offsetHeight}px`;
    tell();
  }

  function draw(element) {
    const figure = element.closest("figure");
    const chart = JSON.parse(element.dataset.chart);
    const rows = csv_of(figure).filter((row) => has(row, chart.where));
    const title = figure.querySelector("h3").textContent;
    const frame = {
      width: Math.max(280, Math.floor(element.clientWidth)),
      marginLeft: 52,
      marginTop: 26,
      marginBottom: 42,
      style: { background: "none", color: "inherit", overflow: "visible", fontSize: "12px" },
      ariaLabel: title,
      ariaDescription: `${title}. The slider below the chart gives its values one by one, and the table has all values.`,
    };
    const columns = chart.kind === "heat" ? chart.value : chart.series.map((line) => line.column);
    if (!rows.some((row) => columns.some((name) => shown(chart, number(row[name]))))) {
      element.textContent = "There is nothing to draw: every count is 0.";
      return;
    }
    const [spots, options] = kinds[chart.kind](chart, rows, frame);
    const plot = Plot.plot({ ...frame, ...options });
    const svg = plot.matches("svg") ? plot : plot.querySelector(":scope > svg:last-of-type");
    svg.setAttribute("role", "img");
    silence(svg);
    element.replaceChildren(plot);
    add_values(figure, plot, svg, spots);
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

  // The contents: open beside a wide page, folded above a narrow one; the section in view is marked.
  const contents = document.querySelector("nav details");
  const wide = matchMedia("(min-width: 64rem)"); // as in report.css
  const fold = () => { contents.open = wide.matches; };
  wide.addEventListener("change", fold);
  fold();
  const links = [...contents.querySelectorAll("a")];
  const headings = links.map((link) => document.getElementById(link.hash.slice(1)));
  const mark_place = () => {
    const at_end = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    const begun = (heading) => heading.getBoundingClientRect().top < innerHeight / 3;
    const here = at_end ? links.length - 1 : headings.findLastIndex(begun);
    for (const link of links) link.removeAttribute("aria-current");
    links[here]?.setAttribute("aria-current", "location");
    contents.querySelector("summary span").textContent = here < 0 ? "" : `: ${links[here].textContent}`;
  };
  addEventListener("scroll", mark_place, { passive: true });
  mark_place();
  for (const link of links) link.onclick = () => fold();

  // The text is selected too, so that it can be copied by hand where a browser gives a page no way to the clipboard. A
  // number loses its commas.
  async function copy(element) {
    const shown_text = element.textContent;
    const text = /^[\d,]+$/.test(shown_text) ? shown_text.replaceAll(",", "") : shown_text;
    getSelection().selectAllChildren(element);
    try {
      await navigator.clipboard.writeText(text);
      return "copied";
    } catch {
      const give = (event) => {
        event.clipboardData.setData("text/plain", text);
        event.preventDefault();
      };
      document.addEventListener("copy", give);
      const done = document.execCommand("copy");
      document.removeEventListener("copy", give);
      return done ? "copied" : "selected";
    }
  }
  for (const element of document.querySelectorAll(".copy")) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copier";
    button.textContent = "copy";
    button.setAttribute("aria-label", `copy ${element.textContent}`);
    button.onclick = async () => {
      const outcome = await copy(element);
      button.textContent = outcome;
      document.getElementById("said").textContent = `${outcome}: ${element.textContent}`;
      setTimeout(() => { button.textContent = "copy"; }, 2000);
    };
    element.after(button);
  }
})();
