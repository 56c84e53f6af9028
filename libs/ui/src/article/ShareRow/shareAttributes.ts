/** What the one listener of a page knows the buttons for sharing by. */
export const shareAttributes = {
  row: 'data-share',
  /** Address and title of what is shared, on the row. */
  address: 'data-share-address',
  title: 'data-share-title',
  /** On a button: `copy`, or `native` for the sheet of the reader's system. */
  action: 'data-share-by',
  /** On the button for the sheet, where there is one. */
  ready: 'data-share-ready',
  /** Where the result is told; its words are on it. */
  status: 'data-share-status',
  copied: 'data-share-copied',
  failed: 'data-share-failed',
} as const;
