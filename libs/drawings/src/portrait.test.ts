import { describe, expect, it } from 'vitest';
import type { Kit } from './colours.ts';
import { extras, faceName, hairs, hairTones, portrait, readFace, skins, type Face } from './portrait.ts';

const brand: Kit = ['#18a0b4', '#0b2545'];
const keysOf = <T extends object>(rows: T) => Object.keys(rows) as (keyof T)[];
const all = keysOf(skins).flatMap((skin) =>
  keysOf(hairs).flatMap((hair) =>
    keysOf(hairTones).flatMap((tone) => extras.map((extra): Face => ({ skin, hair, tone, extra }))),
  ),
);

describe('a portrait', () => {
  it('is another for every face, and the same whenever it is drawn', () => {
    const drawn = all.map((face) => portrait(face, brand));

    expect(new Set(drawn).size).toBe(all.length);
    expect(all.map((face) => portrait(face, brand))).toEqual(drawn);
    expect(drawn.filter((svg) => /NaN|undefined/.test(svg))).toEqual([]);
  });

  it('is read from its name', () => {
    expect(all.map((face) => readFace(faceName(face)))).toEqual(all);
    for (const name of ['', 'tan', 'tan-curls-black', 'tan-curls-black-hat', 'constructor-curls-black-none'])
      expect(readFace(name)).toBeNull();
  });
});
