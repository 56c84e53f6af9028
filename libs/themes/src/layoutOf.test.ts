import { describe, expect, it } from 'vitest';
import { layoutOf } from './layoutOf';
import { cardStyles } from './styles/cardStyles';
import { footerStyles } from './styles/footerStyles';
import { headerStyles } from './styles/headerStyles';
import { pagerStyles } from './styles/pagerStyles';
import { pollStyles } from './styles/pollStyles';
import { sampleTokens } from './testing/sampleTokens';

const parts = {
  header: headerStyles,
  footer: footerStyles,
  card: cardStyles,
  poll: pollStyles,
  pager: pagerStyles,
};
const styles = Object.entries(parts).flatMap(([part, rows]) =>
  Object.keys(rows).map((style) => ({ part, style })),
);

describe('the layout of a theme', () => {
  it.each(styles)('says what the style $style of $part means', ({ part, style }) => {
    const layout = layoutOf({ ...sampleTokens, styles: { ...sampleTokens.styles, [part]: style } });
    const rows: Record<string, { values: object }> = parts[part as keyof typeof parts];

    expect(layout).toMatchObject(rows[style]?.values ?? {});
  });

  it.each(Object.entries(parts))('has at least four styles for %s, no two the same', (_, rows) => {
    const values = Object.values(rows).map((row) => JSON.stringify(row.values));

    expect(values.length).toBeGreaterThanOrEqual(4);
    expect(new Set(values).size).toBe(values.length);
  });

  it('names the faces first, and their stand-ins second', () => {
    const { headFont, textFont } = layoutOf(sampleTokens);

    expect(headFont).toMatch(/^"Barlow Condensed","Barlow Condensed Stand-in",/);
    expect(textFont).toMatch(/^"Source Sans 3","Source Sans 3 Stand-in",/);
  });
});
