import type { BracketTie } from '@cancha/stats/tournament/Bracket';
import type { Match } from '@cancha/stats/match/Match';
import { toTrees } from '@cancha/stats/tournament/toTrees';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { aMatch } from '@cancha/site/testing/aMatch';
import { testContext } from '@cancha/site/testing/testContext';
import { toTreeRounds } from './toTreeRounds';

const team = (name: string) => ({ id: name, name, image: null, code: null });
const between = (home: string, away: string, changes: object = {}) => ({
  ...{ id: `${home}-${away}`, home: team(home), away: team(away), ...changes },
});
const tie = (match: Match): BracketTie => ({ number: null, homeSlot: null, awaySlot: null, match });
const round = (name: string, ...matches: Match[]) => ({ id: name, name, matches: matches.map(tie) });
const second = { kickOff: new Date('2026-07-12T20:00:00Z') };

/** The semi-final of A and B, before a final of A and D. */
const firstTie = (legs: Match[], changes: Parameters<typeof testContext>[0] = {}) => {
  const final = aMatch.scheduled(between('A', 'D'));
  const semis = round('semis', ...legs, aMatch.finished(between('C', 'D')));
  const [tree] = toTrees([semis, round('final', final)]).trees;
  if (!tree) throw new Error('no tree');
  const found = toTreeRounds(tree, testContext(changes), 'hace 3 min')[0]?.matches[0];
  if (!found) throw new Error('no tie');
  return found;
};

describe('a tie of a bracket', () => {
  it('has its score, its day and ground, and says who goes on', () => {
    const found = firstTie([aMatch.finished(between('A', 'B', { score: { home: 2, away: 1 } }))]);
    expect(found).toMatchObject({
      label: 'Final: A 2, B 1. Pasa A.',
      note: '5 jul · Nueva Jersey',
      home: { name: 'A', score: '2', isWinner: true },
      away: { name: 'B', score: '1', isWinner: false },
      open: null,
    });
    expect(found.home.legs).toBeUndefined();
  });

  it('of two legs has the goals of each and of both, by the sides of the first', () => {
    const found = firstTie([
      aMatch.finished(between('B', 'A', { score: { home: 2, away: 1 } })),
      aMatch.finished(
        between('A', 'B', {
          ...{ score: { home: 1, away: 0 }, penalties: { home: 4, away: 2 } },
          ...second,
        }),
      ),
    ]);
    expect(found).toMatchObject({
      note: 'Ida 5 jul · vuelta 12 jul',
      home: { name: 'B', legs: ['2', '0'], score: '2 (2)', isWinner: false },
      away: { name: 'A', legs: ['1', '1'], score: '2 (4)', isWinner: true },
    });
    expect(found.label).toBe(
      'Ida, Final: B 2, A 1. Vuelta, Final: A 1, B 0; penales 4 a 2. Global: B 2, A 2. Pasa A.',
    );
  });

  it('leaves what can change to the match itself: the second leg, seen from the first', () => {
    const found = firstTie([
      aMatch.finished(between('B', 'A', { score: { home: 2, away: 1 } })),
      aMatch.live(between('A', 'B', { minute: 72, ...second })),
    ]);
    expect(found).toMatchObject({
      label: 'Ida, Final: B 2, A 1. Pasa A.',
      home: { legs: ['2', '0'], score: '' },
      open: {
        leg: 1,
        attributes: { 'data-match': 'A-B', 'data-state': 'live', 'data-stale': '' },
        home: { winsAs: null },
      },
    });
  });

  it('that is to come says when, over the sides and to the ear', () => {
    const found = firstTie([aMatch.scheduled(between('A', 'B'))]);
    expect(found.note).toBe('5 jul 14:00 · Nueva Jersey');
    expect(found.open).toMatchObject({ leg: null, home: { winsAs: 'home' } });
    expect(renderToStaticMarkup(found.open?.spoken)).toContain('>5 jul 14:00: A contra B<');
  });

  it('leads to its match where there are pages of matches', () => {
    const { capabilities } = testContext().site;
    const legs = [aMatch.finished(between('A', 'B', { score: { home: 2, away: 1 } }))];
    expect(firstTie(legs).href).toBeNull();
    expect(firstTie(legs, { site: { capabilities: { ...capabilities, matchPage: true } } }).href).toContain(
      'A-B',
    );
  });
});
