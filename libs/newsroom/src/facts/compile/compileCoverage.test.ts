import { describe, expect, it } from 'vitest';
import { compileSources } from './compileSources.ts';
import { readSourceFile } from './readSourceFile.ts';

const scope = 'Men A internationals 2016-01-01..2026-07-19: every match of ARG PER; all Gold Cup matches';
const nation = (id: string) => ({
  id,
  names: { es: id, pt: id, en: id },
  iso2: 'AR',
  confederation: 'CONMEBOL',
});
const match = (date: string, changes: object = {}) => ({
  ...{ id: `int-${date}`, date, t: 'wcq', home: 'ARG', away: 'CHI', score: [1, 0], city: 'Buenos Aires' },
  ...changes,
});
const file = (matches: object[], changes: object = {}) => ({
  ...{ scope, tournaments: { wcq: 'x', friendly: 'x' }, teams: ['ARG', 'CHI', 'PER'].map(nation), matches },
  ...changes,
});

/** Compiles a list of internationals after leaving out of it what is not wanted. */
function coverageOf(source: object, isWanted: (id: string) => boolean = () => true) {
  const read = readSourceFile('internationals.json', JSON.stringify(source), []);
  if (read?.kind !== 'internationals') throw new Error('not read');
  const matches = read.source.matches.filter(({ id }) => isWanted(id));
  return compileSources([{ ...read, source: { ...read.source, matches } }], []).coverage;
}

const whole = { team: 'ARG', tournament: null, from: '2016-01-01', until: '2026-07-19' };
const matches = [
  match('2016-03-24'),
  match('2023-09-07'),
  match('2024-09-05'),
  match('2024-03-22', { t: 'friendly' }),
];

describe('what a list of internationals says of itself', () => {
  it('is told of each team it names, and of each edition that began within its days', () => {
    expect(coverageOf(file(matches))).toEqual([
      { ...whole, matches: 4 },
      { ...whole, tournament: 'int.friendly-2024', from: '2024-01-01', until: '2024-12-31', matches: 1 },
      // That of 2018 began in 2015, before the list does
      { ...whole, tournament: 'int.wcq-conmebol-2026', from: '2023-01-01', matches: 2 },
    ]);
  });

  it('counts all that it holds, whatever of it is compiled', () => {
    expect(coverageOf(file(matches), (id) => id === 'int-2024-09-05')[0]).toEqual({ ...whole, matches: 4 });
  });

  it('is nothing where it says nothing that is understood, or where a record cannot be read', () => {
    expect(coverageOf(file(matches, { scope: undefined }))).toEqual([]);
    expect(coverageOf(file(matches, { scope: 'some matches of ARG' }))).toEqual([]);
    expect(coverageOf(file([...matches, match('no day')]))).toEqual([]);
  });
});
