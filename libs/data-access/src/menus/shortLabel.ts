const longestLabel = 35;
const segmenter = new Intl.Segmenter('es', { granularity: 'grapheme' });

/**
 * A label of at most 35 characters as it is, a longer one as its first 35 and three dots. Characters as a reader
 * counts them: a flag or an accented letter is one and is never split.
 */
export function shortLabel(label: string): string {
  // As many code units or fewer cannot be more characters.
  if (label.length <= longestLabel) return label;

  const characters = Array.from(segmenter.segment(label), ({ segment }) => segment);
  return characters.length > longestLabel ? `${characters.slice(0, longestLabel).join('')}...` : label;
}
