import { describe, expect, it } from 'vitest';
import { headerHeights, type HeaderVariables, type HeaderLayoutOnDevice } from './headerHeights';

const plain: HeaderLayoutOnDevice = {
  variant: 'one',
  device: 'desktop',
  strip: null,
  sticky: false,
  banner: 0,
  highlights: false,
};
const withStrip = { ...plain, strip: undefined, sticky: true } as const;

type Row = [what: string, situation: HeaderLayoutOnDevice, expected: Partial<HeaderVariables>];

const rows: Row[] = [
  ['the header', plain, { top: 0, height: 50, offset: 50, menuTop: 50, strip: 0, highlights: 0 }],
  ['the header on a phone', { ...plain, device: 'mobile' }, { height: 50, offset: 50, menuTop: 50 }],
  ['the simple header', { ...plain, variant: 'two' }, { height: 80, offset: 80 }],
  ['the header of an AMP page', { ...plain, device: 'amp' }, { height: 60, offset: 60, menuTop: 60 }],
  ['a sticky ad strip', withStrip, { strip: 60, offset: 110, menuTop: 50 }],
  ['a strip that scrolls away', { ...withStrip, sticky: false }, { strip: 60, offset: 50 }],
  ['a sticky strip on a phone', { ...withStrip, device: 'mobile' }, { strip: 50, offset: 100 }],
  ['a sticky strip on an AMP page', { ...withStrip, device: 'amp' }, { strip: 60, offset: 120 }],
  ['a strip of another height', { ...withStrip, strip: 90 }, { strip: 90, offset: 140 }],
  ['a strip of no height', { ...withStrip, strip: 0 }, { strip: 0, offset: 50 }],
  ['stickiness without a strip', { ...plain, sticky: true }, { strip: 0, offset: 50 }],
  ['highlight links', { ...plain, highlights: true }, { highlights: 30, menuTop: 80, offset: 50 }],
  [
    'highlight links on a phone',
    { ...plain, device: 'mobile', highlights: true },
    { highlights: 44, menuTop: 50 },
  ],
  ['a banner', { ...plain, banner: 90 }, { top: 90, height: 50, offset: 140, menuTop: 140 }],
  [
    'all at once',
    { ...withStrip, banner: 40, highlights: true },
    { top: 40, height: 50, strip: 60, offset: 150, menuTop: 120 },
  ],
  ['the simple header with a strip', { ...withStrip, variant: 'two' }, { height: 80, offset: 140 }],
];

describe('the measures of the header', () => {
  it.each(rows)('with %s', (_what, situation, expected) => {
    expect(headerHeights(situation)).toMatchObject(expected);
  });
});
