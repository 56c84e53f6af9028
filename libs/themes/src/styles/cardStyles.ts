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
  /** Of the lead story's picture, on phones and on wider screens. */
  mainRatio: '470 / 352',
  mainWideRatio: '714 / 535',
} as const satisfies Record<CardVariable, string>;

const boxed = { ...open, cardBackground: 'var(--palette-surface)', cardPadding: '12px', cardRule: '0px' };

export const cardStyles: Readonly<Record<CardStyle, StyleRow<CardVariable>>> = {
  open: { values: open },
  ruled: { values: { ...open, cardRule: '2px' } },
  boxed: { values: boxed },
  /** Boxed, with a flatter picture of the lead story. */
  low: { values: { ...boxed, mainRatio: '470 / 313', mainWideRatio: '714 / 478' } },
  edged: { values: { ...boxed, cardBackground: 'transparent', cardRule: '1px', cardEdge: '1px' } },
};
