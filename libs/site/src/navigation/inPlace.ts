/** Marks links that show another view of the same page. */
export const inPlace = 'a[data-in-place][href]';
