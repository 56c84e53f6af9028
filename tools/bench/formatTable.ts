/** Rows in columns as wide as their widest cell: the first to the left, figures to the right. The first row is the head. */
export function formatTable(rows: string[][]): string[] {
  const widthOf = (column: number) => Math.max(...rows.map((row) => (row[column] ?? '').length));
  return rows.map((row) => {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widthOf(column)) : cell.padStart(widthOf(column)),
    );
    return `  ${cells.join('  ')}`.trimEnd();
  });
}
