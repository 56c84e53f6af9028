import type { StyleRow } from './StyleRow';

export type HeaderStyle = 'underline' | 'pill' | 'block' | 'band';

export type HeaderVariable =
  | 'headerBand'
  | 'headerItemEdge'
  | 'headerItemRadius'
  | 'headerItemCase'
  | 'headerCurrentRule'
  | 'headerCurrentFill'
  | 'headerCurrentInk';

const underline = {
  headerBand: '0px',
  headerItemEdge: '3px',
  headerItemRadius: '0px',
  headerItemCase: 'none',
  headerCurrentRule: 'var(--palette-mark)',
  headerCurrentFill: 'transparent',
  headerCurrentInk: 'var(--palette-onHeader)',
} as const satisfies Record<HeaderVariable, string>;

/** How the header marks the current item, and whether it has a band on top. */
export const headerStyles: Readonly<Record<HeaderStyle, StyleRow<HeaderVariable>>> = {
  underline: { values: underline },
  pill: {
    values: {
      ...underline,
      headerItemEdge: '8px',
      headerItemRadius: '999px',
      headerCurrentRule: 'transparent',
      headerCurrentFill: 'var(--palette-mark)',
      headerCurrentInk: 'var(--palette-header)',
    },
    pairs: [{ on: 'header', behind: 'mark', need: 4.5 }],
  },
  block: {
    values: {
      ...underline,
      headerItemEdge: '0px',
      headerItemCase: 'uppercase',
      headerCurrentRule: 'transparent',
      headerCurrentFill: 'var(--palette-headerSecond)',
      headerCurrentInk: 'var(--palette-onHeader)',
    },
  },
  band: { values: { ...underline, headerBand: '4px' } },
};
