import { startServer } from '@cancha/data-access/testing/startServer';
import { noPicks } from '@cancha/stats/simulator/Picks';
import { simulateTournament } from '@cancha/stats/simulator/simulateTournament';
import { worldCup2026 } from '@cancha/stats/worldCup/worldCup2026';
import { describe, expect, it } from 'vitest';
import { aMatch } from '@cancha/site/testing/aMatch';
import { testContext } from '@cancha/site/testing/testContext';
import { loadWorldCup } from './loadWorldCup';
import { toFixture } from './toFixture';
import { toWorldCupBracket } from './toWorldCupBracket';

const team = (code: string) => ({ id: code, name: `Equipo ${code}`, image: null, code });
const match = (id: string, date: string, home: string, away: string, changes: object = {}) => ({
  ...{ id, date, status: 'fixture', contestant_home: team(home), contestant_away: team(away) },
  venue: { name: 'Azteca', city: 'Ciudad de México' },
  stage: { id: 's', name: 'Grupo A' },
  ...changes,
});
const matches = [
  match('opening', '2026-06-11T19:00:00Z', 'MEX', 'RSA', {
    ...{ status: 'played', total_scores_home: 2, total_scores_away: 0 },
  }),
  // 20:00 of the same day in Costa Rica.
  match('second', '2026-06-12T02:00:00Z', 'KOR', 'CZE'),
  match('later', '2026-06-18T16:00:00Z', 'CZE', 'RSA', { status: 'postponed' }),
];

async function load(answer: unknown, now = '2026-06-12T18:00:00Z') {
  const { url } = await startServer((request, response) => {
    const known = request.url?.startsWith('/soccer/matches') && answer !== null;
    response.writeHead(known ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(known ? { matches: answer } : {}));
  });
  const context = testContext({ apiUrl: url });
  return { context, data: await loadWorldCup(context, new Date(now)) };
}

describe('the calendar of the World Cup', () => {
  it('has the days of the site’s zone, and leads to the next one with matches', async () => {
    const { data } = await load(matches);
    expect(data?.past.map(({ day, matches: own }) => [day, own.length])).toEqual([['2026-06-11', 2]]);
    expect(data?.ahead.map(({ day, matches: own }) => [day, own.length])).toEqual([['2026-06-18', 1]]);
    expect(data?.nearest).toBe('2026-06-18');
    expect((await load(matches, '2026-11-22T00:00:00Z')).data?.nearest).toBe('2026-06-18');
  });

  it('is there without its tables, and is none without matches', async () => {
    expect((await load(matches)).data?.tables).toBeNull();
    expect((await load([])).data).toBeNull();
    expect((await load(null)).data).toBeNull();
  });

  it('keeps what was played for the simulator, and nothing that was not', async () => {
    const { data } = await load(matches);
    expect(data?.real.scores.filter((score) => score !== null)).toEqual([{ home: 2, away: 0 }]);
    expect(data?.byNumber.get(1)?.id).toBe('opening');
    expect(data?.byNumber.get(2)?.id).toBe('second');
    expect(data?.teams['MEX']?.name).toBe('Equipo MEX');
  });

  it('leaves out a match that cannot be shown', async () => {
    const { data } = await load([...matches, { id: 'broken', status: 'fixture' }]);
    expect([...(data?.past ?? []), ...(data?.ahead ?? [])].flatMap(({ matches: own }) => own)).toHaveLength(
      3,
    );
  });
});

describe('a match of the calendar', () => {
  it('is a sentence with its round and ground, with its hour apart', async () => {
    const { context, data } = await load(matches);
    const beforeAll = new Date('2026-06-11T12:00:00Z');
    const [opening, second] = data?.past[0]?.matches ?? [];
    const fixtures = [opening, second].flatMap((one) =>
      one ? [toFixture(one, context, null, beforeAll)] : [],
    );
    expect(fixtures.map(({ label }) => label)).toEqual([
      'Final: Equipo MEX 2, Equipo RSA 0',
      '20:00: Equipo KOR contra Equipo CZE',
    ]);
    expect(fixtures[0]?.noteText).toBe('Grupo A · Azteca, Ciudad de México');
    expect(fixtures.map(({ kickOff }) => kickOff?.text)).toEqual(['13:00', '20:00']);
    expect(fixtures[1]?.stateText).toBe('');
  });
});

describe('the bracket', () => {
  it('has the day, the hour and the ground of a match of which nobody knows who plays', async () => {
    const open = (name: string, order: number) => ({
      ...{ id: null, name, image: null, code: null },
      from: { kind: 'winner', of: 2, order },
    });
    const final = match('final', '2026-07-19T19:00:00Z', '', '', {
      contestant_home: open('W101', 1),
      contestant_away: open('W102', 2),
    });
    const { context, data } = await load([...matches, final]);
    const rounds = data ? toWorldCupBracket(data, context, null) : [];

    expect(rounds.at(-1)?.matches[0]?.note).toBe('104 · 19 jul 13:00 · Ciudad de México');
    expect(data?.ahead.at(-1)?.matches.map((one) => toFixture(one, context).home.name)).toEqual([
      'Ganador semifinal 1',
    ]);
  });

  it('says where sides come from while nobody knows who they are', async () => {
    const { context, data } = await load(matches);
    const [first, ...others] = data ? toWorldCupBracket(data, context, null) : [];
    expect(first?.matches).toHaveLength(16);
    expect(others.map(({ matches: own }) => own.length)).toEqual([8, 4, 2, 1]);
    expect(others.at(-1)?.below?.matches).toHaveLength(1);
    expect(first?.matches[0]?.label).toBe('Partido 74: 1.º del grupo E contra 3.º de A/B/C/D/F.');
    expect(first?.matches[0]?.home).toMatchObject({ isKnown: false, choice: null, score: '' });
  });

  it('has the match that is on itself, also where the list has its sides the other way round', () => {
    // The team that the draw names first wins.
    const real = { ...noPicks, scores: worldCup2026.games.map(() => ({ home: 1, away: 0 })) };
    const known = simulateTournament(real).ties.find(({ home, away }) => home !== null && away !== null);
    if (!known) throw new Error('nobody is known');
    const of = (code: string | null) => ({ id: code, name: `Equipo ${code}`, image: null, code });
    const on = aMatch.live({ home: of(known.away), away: of(known.home), score: { home: 3, away: 1 } });
    const rounds = toWorldCupBracket(
      { real, teams: {}, byNumber: new Map([[known.fixture.number, on]]) },
      testContext(),
      'hace 3 min',
    );
    const tie = rounds[0]?.matches.find(({ open }) => open);

    expect(tie).toMatchObject({
      id: `partido-${known.fixture.number}`,
      home: { score: '1' },
      open: {
        leg: null,
        attributes: { 'data-match': on.id, 'data-state': 'live', 'data-stale': '' },
        home: { winsAs: 'away' },
      },
    });
    expect(rounds.flatMap((round) => round.matches.filter(({ open }) => open))).toHaveLength(1);
  });
});
