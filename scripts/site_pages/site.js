// The theme's search treats :, - and ~ as operators, but this project's words contain them. The words around a colon
// must both occur, like words in quotation marks; a number is searched with and without commas.
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

// A click on a column's title, or Enter there, sorts a table of more than two rows. Columns of numbers, which are
// right-aligned, are sorted by value; others alphabetically, with numbers in words by value. A truncated table may lack
// the greatest values, so it is not sorted. A title row without a word is removed.
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

// A line may break in a number after a comma. Break characters in the pages themselves would split the number for the
// search.
for (const box of document.querySelectorAll("article :is(td, .number, pre > code)")) {
  const parts = box.textContent.split(/(?<=\d,)(?=\d{3}(?!\d))/);
  if (parts.length === 1 || box.childElementCount > 0) continue;
  box.replaceChildren(...parts.flatMap((part) => [document.createElement("wbr"), part]).slice(1));
}

// Elements that the theme leaves without a name, or without keyboard access. It wraps tables after this script has run.
document.querySelector(".md-search")?.setAttribute("aria-label", "Search");
addEventListener("load", () => {
  const theme = ".md-search__scrollwrap, .md-typeset__scrollwrap, article pre > code";
  const ours = ".coqdoc, .notebook pre, .notebook .output_area";
  for (const box of document.querySelectorAll(`${theme}, ${ours}`)) box.tabIndex = 0;
});
