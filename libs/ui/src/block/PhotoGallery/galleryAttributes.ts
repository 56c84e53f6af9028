/** What the one listener for all galleries of a page knows them by. */
export const galleryAttributes = {
  gallery: 'data-gallery',
  /** The row of pictures. */
  reel: 'data-gallery-reel',
  /** Where the picture in view is told. */
  status: 'data-gallery-status',
} as const;
