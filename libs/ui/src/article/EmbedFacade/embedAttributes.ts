/** Data attributes for the page's click listener. */
export const embedAttributes = {
  /** The reserved space. */
  stage: 'data-embed',
  /** URL of the iframe. */
  frame: 'data-embed-frame',
  /** Title of the iframe, for screen readers. */
  title: 'data-embed-title',
  /** The button that loads it. */
  open: 'data-embed-open',
} as const;
