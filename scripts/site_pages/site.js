// The theme's search takes :, - and ~ as operators, where the words of this project have them. The words around a colon
// must both occur, as words in quotation marks must; a number is sought with commas and without.
globalThis.__search = {
  transform: (query) =>
    query
      .replace(/[+\-^~]+/g, " ")
      .replace(/(\S+):+(?=\S)/g, "+$1 +")
      .replace(/"([^"]*)"/g, (_, words) => words.replace(/(?<!\S)(?=\w)/g, "+"))
      .replace(/\d{1,3}(,\d{3})+/g, (number) => `${number}* ${number.replaceAll(",", "")}`)
      .replace(/[:"]/g, " ")
      .trim(),
};

// Tables of more than two rows are sorted by a click on a column's title, or by Enter there: columns of numbers, which
// are aligned to the right, by their values, others as a dictionary does, with numbers in words by their values. A
// table that is cut has none of the greatest values, perhaps, and is not sorted. A title row without a word goes.
function value(text) {
  const number = text.replaceAll(",", "").replace(/^[^-\d.]+/, "");
  return /^-?\d+$/.test(number) ? BigInt(number) : parseFloat(number) || 0;
}
const words = new Intl.Collator("en", { numeric: true });
Tablesort.extend("number", () => false, (a, b) => Number(value(b) > value(a)) - Number(value(b) < value(a)));
Tablesort.extend("words", () => false, (a, b) => words.compare(b, a));
for (const table of document.querySelectorAll("article table:not(.notebook table, .cut table)")) {
  if (!table.tHead?.textContent.trim()) table.tHead?.remove();
  if (!table.tHead || !(table.tBodies[0]?.rows.length > 2)) continue;
  for (const title of table.tHead.rows[0].cells) {
    title.dataset.sortMethod = title.style.textAlign === "right" ? "number" : "words";
  }
  new Tablesort(table);
}

// A number may be broken after a comma. In the pages themselves breaks would cut it to pieces for the search.
for (const box of document.querySelectorAll("article :is(td, .number, pre > code)")) {
  const parts = box.textContent.split(/(?<=\d,)(?=\d{3}(?!\d))/);
  if (parts.length === 1 || box.childElementCount > 0) continue;
  box.replaceChildren(...parts.flatMap((part) => [document.createElement("wbr"), part]).slice(1));
}

// What the theme leaves without a name, or out of the keyboard's reach. It wraps tables after this script has run.
document.querySelector(".md-search")?.setAttribute("aria-label", "Search");
addEventListener("load", () => {
  const theme = ".md-search__scrollwrap, .md-typeset__scrollwrap, article pre > code";
  const ours = ".coqdoc, .notebook pre, .notebook .output_area";
  for (const box of document.querySelectorAll(`${theme}, ${ours}`)) box.tabIndex = 0;
});
