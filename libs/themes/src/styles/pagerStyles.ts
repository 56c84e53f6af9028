import type { StyleRow } from './StyleRow';

export type PagerStyle = 'numbers' | 'pills' | 'underline' | 'blocks';

export type PagerVariable =
  | 'pagerRadius'
  | 'pagerBackground'
  | 'pagerEdge'
  | 'pagerCurrentBackground'
  | 'pagerCurrentInk'
  | 'pagerCurrentRule';

const numbers = {
  pagerRadius: 'var(--layout-pillRadius)',
  pagerBackground: 'transparent',
  pagerEdge: 'var(--palette-inkSoft)',
  pagerCurrentBackground: 'var(--palette-accent)',
  pagerCurrentInk: 'var(--palette-onAccent)',
  pagerCurrentRule: 'var(--palette-accent)',
} as const satisfies Record<PagerVariable, string>;

export const pagerStyles: Readonly<Record<PagerStyle, StyleRow<PagerVariable>>> = {
  numbers: { values: numbers },
  pills: {
    values: {
      pagerRadius: '999px',
      pagerBackground: 'var(--palette-surfaceRaised)',
      pagerEdge: 'transparent',
      pagerCurrentBackground: 'var(--palette-brand)',
      pagerCurrentInk: 'var(--palette-onBrand)',
      pagerCurrentRule: 'transparent',
    },
  },
  underline: {
    values: {
      pagerRadius: '0px',
      pagerBackground: 'transparent',
      pagerEdge: 'transparent',
      pagerCurrentBackground: 'transparent',
      pagerCurrentInk: 'var(--palette-brand)',
      pagerCurrentRule: 'var(--palette-brand)',
    },
  },
  blocks: {
    values: {
      ...numbers,
      pagerRadius: 'var(--layout-radius)',
      pagerEdge: 'var(--palette-line)',
      pagerBackground: 'var(--palette-surface)',
      pagerCurrentBackground: 'var(--palette-ink)',
      pagerCurrentInk: 'var(--palette-page)',
      pagerCurrentRule: 'var(--palette-ink)',
    },
  },
};
