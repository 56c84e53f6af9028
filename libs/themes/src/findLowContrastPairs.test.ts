import { describe, expect, it } from 'vitest';
import { findLowContrastPairs } from './findLowContrastPairs';
import { sampleTokens } from './testing/sampleTokens';

describe('the pairs of colours that cannot be read', () => {
  it('are none in a theme that holds', () => {
    expect(findLowContrastPairs(sampleTokens)).toEqual([]);
  });

  it('are named by theme, scheme and colours', () => {
    const light = { ...sampleTokens.light, inkSoft: '#999999' };

    expect(findLowContrastPairs({ ...sampleTokens, light })).toContain(
      'fca, light: inkSoft #999999 on background #ffffff is 2.85, needs 4.5',
    );
  });

  it('are found in the dark too, where the light is well', () => {
    const dark = { ...sampleTokens.dark, brand: '#333333' };

    expect(findLowContrastPairs({ ...sampleTokens, dark })).toEqual(
      expect.arrayContaining([expect.stringContaining('fca, dark: brand #333333 on surface #111111')]),
    );
  });

  it('are those with a colour that cannot be measured as well', () => {
    const light = { ...sampleTokens.light, brand: 'teal' };

    expect(findLowContrastPairs({ ...sampleTokens, light }).join('\n')).toContain(
      'brand teal on background #ffffff',
    );
  });

  it('depend on the style: a pill writes the colour of the header on the mark', () => {
    const faint = {
      ...sampleTokens,
      light: { ...sampleTokens.light, mark: '#6f6f6f' },
    };
    const pill = { ...faint, styles: { ...faint.styles, header: 'pill' as const } };

    expect(findLowContrastPairs(faint)).toEqual([]);
    expect(findLowContrastPairs(pill)).toEqual([expect.stringContaining('header #000000 on mark #6f6f6f')]);
  });

  it('let a button be close to the page that wears an edge', () => {
    const pale = { button: '#ffffff', onButton: '#000000' };
    const bare = { ...sampleTokens, light: { ...sampleTokens.light, ...pale } };
    const edged = { ...sampleTokens, light: { ...sampleTokens.light, ...pale, buttonEdge: '#000000' } };

    expect(findLowContrastPairs(bare)).toEqual([
      expect.stringContaining('button #ffffff on background #ffffff'),
    ]);
    expect(findLowContrastPairs(edged)).toEqual([]);
  });
});
