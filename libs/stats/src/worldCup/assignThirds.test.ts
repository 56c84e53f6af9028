import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { assignThirds } from './assignThirds';
import { readSlot } from '../ranking/readSlot';
import { thirdMatches2026, thirdPlaces2026 } from './thirdPlaces2026';
import { worldCup2026 } from './worldCup2026';

const letters = [...'ABCDEFGHIJKL'];
const fixtureOf = (number: number) => worldCup2026.ties.find((tie) => tie.number === number);

/** Every way to choose some of these. */
function choose(from: string[], count: number): string[][] {
  if (count === 0) return [[]];
  return from.flatMap((first, at) => choose(from.slice(at + 1), count - 1).map((rest) => [first, ...rest]));
}
const sets = choose(letters, 8);

describe('the thirds of eight groups', () => {
  it('have a match each, whichever eight they are', () => {
    expect(sets).toHaveLength(495);
    expect(thirdPlaces2026).toHaveLength(495);
    for (const set of sets) {
      const seats = assignThirds(set);
      expect([...(seats?.values() ?? [])].sort()).toEqual(set);
      expect([...(seats?.keys() ?? [])]).toEqual([...thirdMatches2026]);
    }
  });

  it('play where the fixture list says that one of them may, and never the winner of their own group', () => {
    for (const set of sets) {
      for (const [match, letter] of assignThirds(set) ?? []) {
        const fixture = fixtureOf(match);
        const slot = readSlot(fixture?.away ?? '');
        expect(slot?.kind === 'third' && slot.groups.includes(letter)).toBe(true);
        expect(fixture?.home).not.toBe(`1${letter}`);
      }
    }
  });

  it('are eight, and of eight groups', () => {
    expect(assignThirds([...'ABCDEFG'])).toBeNull();
    expect(assignThirds([...'AACDEFGH'])).toBeNull();
    expect(assignThirds([...'ABCDEFGM'])).toBeNull();
  });
});

const file = join(process.env['ORIGIN_DATA_DIR'] ?? '', 'worldcup-2026-third-places.json');

describe.skipIf(!existsSync(file))('the published table of thirds', () => {
  it('says the same of all 495 sets', () => {
    const { columns, matches, rows } = JSON.parse(readFileSync(file, 'utf8')) as {
      columns: string[];
      matches: Record<string, number>;
      rows: Record<string, string>;
    };
    expect(Object.keys(rows)).toHaveLength(495);
    for (const [set, row] of Object.entries(rows)) {
      const expected = columns.map((winner, at) => [matches[winner], row.charAt(at)] as const);
      const seats = assignThirds([...set]);
      for (const [match, letter] of expected) expect(seats?.get(match ?? 0)).toBe(letter);
    }
  });
});
