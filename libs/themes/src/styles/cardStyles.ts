import type { StyleRow } from './StyleRow';

export type CardStyle = 'open' | 'ruled' | 'boxed' | 'edged' | 'low';

export type CardVariable =
  'cardBackground' | 'cardPadding' | 'cardRule' | 'cardEdge' | 'mainRatio' | 'mainWideRatio';

const open = {
  cardBackground: 'transparent',
  cardPadding: '0px',
  /** Between the cards of a list. */
  cardRule: '1px',
  /** Around a card. */
  cardEdge: '0px',
  /** Of the main story's picture, on phones and from tablets on. */
  mainRatio: '470 / 352',
  mainWideRatio: '714 / 535',
} as const satisfies Record<CardVariable, string>;

const boxed = { ...open, cardBackground: 'var(--palette-surface)', cardPadding: '12px', cardRule: '0px' };

/** Whether a card stands open on the page or in a box of its own. */
export const cardStyles: Readonly<Record<CardStyle, StyleRow<CardVariable>>> = {
  open: { values: open },
  ruled: { values: { ...open, cardRule: '2px' } },
  boxed: { values: boxed },
  /** Boxed, with a lower picture of the main story. */
  low: { values: { ...boxed, mainRatio: '470 / 313', mainWideRatio: '714 / 478' } },
  edged: { values: { ...boxed, cardBackground: 'transparent', cardRule: '1px', cardEdge: '1px' } },
};
