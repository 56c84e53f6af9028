/**
 * Page numbers to link: both ends and the neighbours of the current page. `null` is a gap, which hides at least two
 * pages. A current page outside of the list is left out.
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
