import type { StyleRow } from './StyleRow';

export type PollStyle = 'cards' | 'bars' | 'pills' | 'outline';

export type PollVariable =
  | 'pollBackground'
  | 'pollPadding'
  | 'pollEdge'
  | 'pollOptionBackground'
  | 'pollOptionEdge'
  | 'pollOptionRadius'
  | 'pollFill'
  | 'pollFillHeight'
  | 'pollFillEdge'
  | 'pollTrack';

/** `pollFill` is the bar of an answer's share: below the text on a track, or behind the text, pale and with an edge. */
const cards = {
  pollBackground: 'var(--palette-surface)',
  pollPadding: '16px',
  pollEdge: '0px',
  pollOptionBackground: 'var(--palette-page)',
  pollOptionEdge: 'var(--palette-inkSoft)',
  pollOptionRadius: 'var(--layout-radius)',
  pollFill: 'var(--palette-brand)',
  pollFillHeight: '6px',
  pollFillEdge: '0px',
  pollTrack: 'var(--palette-surfaceRaised)',
} as const satisfies Record<PollVariable, string>;

const behindText = {
  pollFill: 'var(--palette-surfaceRaised)',
  pollFillHeight: '100%',
  pollFillEdge: '4px',
  pollTrack: 'transparent',
};

export const pollStyles: Readonly<Record<PollStyle, StyleRow<PollVariable>>> = {
  cards: { values: cards },
  bars: {
    values: {
      ...cards,
      pollOptionBackground: 'transparent',
      pollOptionEdge: 'transparent',
      pollOptionRadius: '0px',
    },
  },
  pills: {
    values: {
      ...cards,
      pollBackground: 'transparent',
      pollPadding: '0px',
      pollOptionBackground: 'var(--palette-surface)',
      pollOptionRadius: '999px',
      ...behindText,
    },
  },
  outline: {
    values: {
      ...cards,
      pollBackground: 'transparent',
      pollEdge: '2px',
      pollOptionBackground: 'transparent',
      ...behindText,
    },
  },
};
