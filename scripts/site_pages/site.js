// Tables of more than two rows are sorted by a click on a column's title, or by Enter there; columns of numbers, which
// are aligned to the right, by their values.
for (const table of document.querySelectorAll("article table:not(.notebook table)")) {
  if (!table.tHead || !(table.tBodies[0]?.rows.length > 2)) continue;
  for (const title of table.tHead.rows[0].cells) {
    if (title.style.textAlign === "right") title.dataset.sortMethod = "number";
  }
  new Tablesort(table);
}

// What the theme leaves without a name, or out of the keyboard's reach. It wraps tables after this script has run.
document.querySelector(".md-search")?.setAttribute("aria-label", "Search");
addEventListener("load", () => {
  const theme = ".md-search__scrollwrap, .md-typeset__scrollwrap, article pre > code";
  const ours = ".coqdoc, .notebook pre, .notebook .output_area";
  for (const box of document.querySelectorAll(`${theme}, ${ours}`)) box.tabIndex = 0;
});
