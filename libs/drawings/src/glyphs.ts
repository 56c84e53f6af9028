/** Shirt lettering as centre lines on a 4 × 7 grid: capitals and figures, no font needed. */
export const glyphs: Readonly<Record<string, string>> = {
  0: 'M1 0H3L4 1V6L3 7H1L0 6V1Z',
  1: 'M.4 1.6L2 0V7',
  2: 'M0 1.7V1L1 0H3L4 1V2.7L0 6.2V7H4.3',
  3: 'M0 1.5V1L1 0H3L4 1V2.6L3.1 3.5H1.4M3.1 3.5L4 4.4V6L3 7H1L0 6V5.5',
  4: 'M3 7.6V0L0 5.2H4.4',
  5: 'M4.2 0H0V3H3L4 4V6L3 7H1L0 6V5.5',
  6: 'M4 1.5V1L3 0H1L0 1V6L1 7H3L4 6V4.2L3 3.2H0',
  7: 'M-.3 0H4V1L1.7 7.6',
  8: 'M1 0H3L4 1V2.5L3 3.5H1L0 2.5V1ZM1 3.5L0 4.5V6L1 7H3L4 6V4.5L3 3.5',
  9: 'M0 5.5V6L1 7H3L4 6V1L3 0H1L0 1V2.8L1 3.8H4',
  A: 'M0 7.6V1.6L1.4 0H2.6L4 1.6V7.6M0 4.6H4',
  B: 'M0 3.5H3L4 2.6V1L3 0H0V7H3L4 6V4.4L3 3.5',
  C: 'M4 1.6V1L3 0H1L0 1V6L1 7H3L4 6V5.4',
  D: 'M0 0H2.6L4 1.4V5.6L2.6 7H0Z',
  E: 'M4.2 0H0V7H4.2M0 3.5H3.3',
  F: 'M4.2 0H0V7.6M0 3.5H3.3',
  G: 'M4 1.6V1L3 0H1L0 1V6L1 7H3L4 6V3.8H2.2',
  H: 'M0-.6V7.6M4-.6V7.6M0 3.5H4',
  I: 'M.4-.6V7.6',
  J: 'M4-.6V6L3 7H1L0 6V5',
  K: 'M0-.6V7.6M4.2-.5L.7 3.5L4.3 7.5',
  L: 'M0-.6V7H4.2',
  M: 'M0 7.6V0L2.5 3.4L5 0V7.6',
  N: 'M0 7.6V0L4 7V-.6',
  O: 'M1 0H3L4 1V6L3 7H1L0 6V1Z',
  P: 'M0 7.6V0H3L4 1V3L3 4H0',
  Q: 'M1 0H3L4 1V6L3 7H1L0 6V1ZM2.4 5L4.4 7.4',
  R: 'M0 7.6V0H3L4 1V3L3 4H0M2 4L4.2 7.5',
  S: 'M4 1.5V1L3 0H1L0 1V2.5L1 3.5H3L4 4.5V6L3 7H1L0 6V5.5',
  T: 'M-.3 0H4.3M2 0V7.6',
  U: 'M0-.6V6L1 7H3L4 6V-.6',
  V: 'M0-.6V3L2 7L4 3V-.6',
  W: 'M0-.6V7L2.5 4L5 7V-.6',
  X: 'M-.1-.5L4.1 7.5M4.1-.5L-.1 7.5',
  Y: 'M0-.6V1.5L2 4L4 1.5V-.6M2 4V7.6',
  Z: 'M-.3 0H4L0 7H4.3',
  "'": 'M.4-.6V1.6',
  '+': 'M0 3.5H3M1.5 2V5',
  '-': 'M0 3.5H2.4',
  '.': 'M.4 6.4V7.6',
  ':': 'M.4 1.5V2.9M.4 4.6V6',
  '/': 'M0 7.6L2.6-.6',
  ' ': '',
};

/** Accents over a capital: without its tilde, ESPAÑA is another word. */
export const accents: Readonly<Record<string, string>> = {
  '\u0301': 'M1.4-2L3.2-3.2',
  '\u0303': 'M0-2.2L1.3-3L2.7-2.2L4-3',
  '\u0308': 'M.9-3V-1.9M3.1-3V-1.9',
};

const narrow: Readonly<Record<string, number>> = {
  1: 2.5,
  I: 0.8,
  M: 5,
  W: 5,
  "'": 0.8,
  '+': 3,
  '-': 2.4,
  ' ': 1,
  '.': 0.8,
  ':': 0.8,
  '/': 2.6,
};

/** Grid units between two letters. */
export const LETTER_GAP = 2;

/** Grid units from one letter to the next. */
export function advanceOf(letter: string): number {
  return (narrow[letter] ?? 4) + LETTER_GAP;
}
