/** Data attributes by which a lightbox reads its gallery. */
export const lightboxAttributes = {
  /** On "3 / 12". */
  position: 'data-photo-position',
  /** On the link around a photo, which leads to its file. */
  enlarge: 'data-photo-enlarge',
  /** On the gallery: the words of its lightbox, as JSON. */
  words: 'data-photo-words',
} as const;
