/** Data attributes for the page's click listener. */
export const shareAttributes = {
  row: 'data-share',
  /** On the row: URL and title to share. */
  address: 'data-share-address',
  title: 'data-share-title',
  /** On a button: `copy`, or `native` for the Web Share API. */
  action: 'data-share-by',
  /** On the native button, once it is shown. */
  ready: 'data-share-ready',
  /** The status line, with its texts as attributes. */
  status: 'data-share-status',
  copied: 'data-share-copied',
  failed: 'data-share-failed',
} as const;
