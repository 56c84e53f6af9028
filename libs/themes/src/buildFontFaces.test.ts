import { describe, expect, it } from 'vitest';
import { buildFontFaces, type FaceFile } from './buildFontFaces';
import { barlowCondensed } from './faces/barlowCondensed';
import { sourceSans } from './faces/sourceSans';

const latin: FaceFile = { face: barlowCondensed, part: 'latin', name: 'a.woff2', bytes: 1 };
const extended: FaceFile = { face: barlowCondensed, part: 'latin-ext', name: 'b.woff2', bytes: 1 };
const css = buildFontFaces([latin, extended]);

describe('the faces of a theme', () => {
  it('are used only where they come in time: what is being read does not change its lines', () => {
    expect(css.match(/font-display:optional/g)).toHaveLength(2);
    expect(css).not.toContain('font-display:swap');
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
});

describe('the stand-in of a face', () => {
  it('is one, however many files the face has, and stretched to its measures', () => {
    expect(css.match(/local\("Arial/g)).toHaveLength(1);
    expect(css).toContain(`size-adjust:${barlowCondensed.fallback.sizeAdjust}`);
  });

  it('is as bold as the face, each weight with measures of its own', () => {
    const [regular, bold] = buildFontFaces(
      sourceSans.map((face) => ({ face, part: 'latin', name: 'c.woff2', bytes: 1 })),
    )
      .split('\n')
      .slice(2);

    expect(regular).toContain('font-weight:400;src:local("Arial"),local("Liberation Sans")');
    expect(bold).toContain('font-weight:700;src:local("Arial Bold"),local("Liberation Sans Bold")');
    expect(bold).toContain(`size-adjust:${sourceSans[1].fallback.sizeAdjust}`);
  });
});
