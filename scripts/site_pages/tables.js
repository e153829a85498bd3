// Tables of more than two rows are sorted by a click on a column's title, or by Enter there.
for (const table of document.querySelectorAll("article table")) {
  if (table.tHead && table.tBodies[0]?.rows.length > 2) {
    table.classList.add("sortable");
    new Tablesort(table);
  }
}
