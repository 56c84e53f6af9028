/** How the parts of a list that goes on are found in the page. */
export const endlessMarks = {
  /** Where further cards go. Its values: the page, its address, the next page or nothing. */
  rows: 'data-endless-rows',
  address: 'data-endless-address',
  next: 'data-endless-next',
  /** Below the cards: the button, and what is said of it. */
  more: 'data-endless-more',
  status: 'data-endless-status',
  /** Around the links to the pages. */
  pager: 'data-endless-pager',
  /** The first card of a further page, with its address. */
  start: 'data-endless-start',
} as const;
