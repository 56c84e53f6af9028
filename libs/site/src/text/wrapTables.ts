/** Gives each table of a cleaned body a frame that scrolls, with a name and a place in the tab order. */
export function wrapTables(html: string, label: string): string {
  const name = label.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return html
    .replaceAll('<table>', `<div tabindex="0" role="group" aria-label="${name}"><table>`)
    .replaceAll('</table>', '</table></div>');
}
