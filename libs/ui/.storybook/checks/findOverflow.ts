/** Nothing on a page is wider than the page. What scrolls by itself (a strip, a table) does not count. */
export function findOverflow(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  return scrollWidth <= clientWidth ? [] : [`${scrollWidth} px wide on a page of ${clientWidth} px`];
}
