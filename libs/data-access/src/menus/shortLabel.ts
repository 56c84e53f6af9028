const longestLabel = 35;
const segmenter = new Intl.Segmenter('es', { granularity: 'grapheme' });

/** Cuts a label after 35 characters, with three dots. Graphemes: a flag or an accented letter is never split. */
export function shortLabel(label: string): string {
  // Never more graphemes than code units.
  if (label.length <= longestLabel) return label;

  const characters = Array.from(segmenter.segment(label), ({ segment }) => segment);
  return characters.length > longestLabel ? `${characters.slice(0, longestLabel).join('')}...` : label;
}
