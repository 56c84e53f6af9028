import { describe, expect, it } from 'vitest';
import { mapImages } from './mapImages';

const at = (name: string) => `http://x/statics/pictures/FCA/416/${name}`;

describe('mapImages', () => {
  it('knows the real size of each cut, which the ratios of one kind do not tell', () => {
    const { classic, full } = mapImages({
      classic: { big: 'http://x/a', medium: 'http://x/b', small: 'http://x/c' },
      full: 'http://x/d',
    });

    expect(classic).toEqual({
      big: { src: 'http://x/a', width: 714, height: 535 },
      medium: { src: 'http://x/b', width: 470, height: 352 },
      small: { src: 'http://x/c', width: 230, height: 172 },
    });
    expect(full).toEqual({ src: 'http://x/d', width: 1200, height: 740 });
  });

  it('believes the address, and an answer that names measures even more', () => {
    const { wide } = mapImages({
      wide: { big: at('wide-640x360.jpg?v=2x3'), medium: { url: at('wide-490x275'), width: 10, height: 20 } },
    });

    expect(wide?.big).toMatchObject({ width: 640, height: 360 });
    expect(wide?.medium).toMatchObject({ width: 10, height: 20 });
  });

  it('fills a missing size with the next one and its measures', () => {
    const { square } = mapImages({ square: { medium: at('square-400x400') } });

    expect([square?.big, square?.medium, square?.small].map((p) => p?.width)).toEqual([400, 400, 400]);
  });

  it.each([undefined, null, [], '', false, 'http://x/a.jpg', { wide: [], full: '' }, { wide: { big: 5 } }])(
    'has no picture in %j',
    (wire) => {
      expect(mapImages(wire)).toEqual({ wide: null, classic: null, square: null, full: null });
    },
  );
});

describe('taller wide pictures', () => {
  const sent = {
    wide: {
      big: at('740x416-wide-740x416'),
      medium: at('wide-490x275.webp?h=275'),
      small: at('wide-250x140'),
    },
    classic: { big: at('classic-740x416'), medium: at('classic-470x352'), small: at('classic-230x172') },
  };

  it('change the size and nothing else of the address, with the height that goes with it', () => {
    const { wide } = mapImages(sent, true);

    expect(wide?.big).toEqual({ src: at('740x416-wide-740x487'), width: 740, height: 487 });
    expect(wide?.medium).toEqual({ src: at('wide-490x327.webp?h=275'), width: 490, height: 327 });
    expect(wide?.small.src).toBe(at('wide-250x140'));
  });

  it('leave the other kinds alone, and everything alone when not asked for', () => {
    expect(mapImages(sent, true).classic?.big.src).toBe(at('classic-740x416'));
    expect(mapImages(sent).wide?.big.src).toBe(at('740x416-wide-740x416'));
  });
});
