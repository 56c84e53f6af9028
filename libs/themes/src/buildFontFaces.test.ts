import { describe, expect, it } from 'vitest';
import { buildFontFaces, type FontFile } from './buildFontFaces';
import { themes } from './themes';

const [font] = themes.fca.fonts;
if (!font) throw new Error('The main edition has a face of its own');
const latin: FontFile = { font, part: 'latin', name: 'a.woff2', bytes: 1 };
const extended: FontFile = { font, part: 'latin-ext', name: 'b.woff2', bytes: 1 };
const css = buildFontFaces([latin, extended]);

describe('the faces of a theme', () => {
  it('show the words in a stand-in until they have come', () => {
    expect(css.match(/font-display:swap/g)).toHaveLength(2);
    expect(css).toContain('url(/fonts/a.woff2) format("woff2")');
  });

  it('fetch the letters of other languages only where one stands', () => {
    const rules = css.split('\n');

    expect(rules[0]).not.toContain('unicode-range');
    expect(rules[1]).toContain('unicode-range:U+0100-');
  });

  it('leave the letters that our own languages share to the first file', () => {
    const ranges = Array.from(css.matchAll(/U\+([0-9A-F]{4})-([0-9A-F]{4})/g), ([, from = '', to = '']) => [
      Number.parseInt(from, 16),
      Number.parseInt(to, 16),
    ]);
    const isExtended = (letter: string) =>
      ranges.some(
        ([from = 0, to = 0]) => from <= (letter.codePointAt(0) ?? 0) && (letter.codePointAt(0) ?? 0) <= to,
      );

    expect([...'ŒœŠšŽžŸñáüçãõ'].filter(isExtended)).toEqual([]);
    expect([...'ĐđĆćČčŁłŐőŞşİı'].filter((letter) => !isExtended(letter))).toEqual([]);
  });

  it('have one stand-in a family, stretched to its measures, so that nothing moves', () => {
    expect(css.match(/local\("Arial"\)/g)).toHaveLength(1);
    expect(css).toContain(`size-adjust:${font.fallback.sizeAdjust}`);
  });

  it.each(Object.values(themes))(
    'of $key are the ones its style names first, and their stand-ins second',
    ({ fonts, layout }) => {
      const stacks = [layout.headFont, layout.textFont].map((stack) =>
        stack.split(',').map((name) => name.trim()),
      );

      for (const [family, standIn] of stacks) {
        const own = fonts.find((candidate) => `"${candidate.family}"` === family);
        expect(`"${own?.fallback.family ?? ''}"`).toBe(standIn);
      }
    },
  );
});
