/**
 * Page numbers worth a link: the ends and what lies around the reader; `null` is a gap. A gap hides two pages at
 * least, or the page it hides would take no more room than the gap. A page that lies outside the list is left out.
 */
export function pagesToShow(page: number, lastPage: number): (number | null)[] {
  const wanted = [1, lastPage, page - 1, page, page + 1].filter((n) => n >= 1 && n <= lastPage);
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  return pages.flatMap((n, i) => {
    const before = pages[i - 1];
    if (before === undefined || n === before + 1) return [n];
    return n === before + 2 ? [before + 1, n] : [null, n];
  });
}
