/** Data attributes for the page's gallery listener. */
export const galleryAttributes = {
  gallery: 'data-gallery',
  /** The scrolling row. */
  reel: 'data-gallery-reel',
  /** Live region for the current photo. */
  status: 'data-gallery-status',
} as const;
