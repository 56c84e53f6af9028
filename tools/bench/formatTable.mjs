/**
 * Rows in columns as wide as their widest cell: the first to the left, figures to the right.
 * @param {string[][]} rows The first one holds the headings.
 * @returns {string[]} One line a row.
 */
export function formatTable(rows) {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows.map((row) => {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    return `  ${cells.join('  ')}`.trimEnd();
  });
}
