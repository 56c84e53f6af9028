import { describe, expect, it } from 'vitest';
import { startJsonServer, type StubResponses } from '../testing/startJsonServer';
import { testApi } from '../testing/testApi';
import { getBracket } from './getBracket';
import { getCalendar } from './getCalendar';
import { getScorers } from './getScorers';
import { getStandings } from './getStandings';

const tournament = { id: 'x', name: 'Clausura', slug: 'cr', season: '2024-25' };
const team = (id: string) => ({ id, name: `Equipo ${id}`, image: null, code: null });
const row = (position: number, changes: object = {}) => ({
  position,
  team: team(`${position}`),
  played: 2,
  won: 1,
  drawn: 1,
  lost: 0,
  goals_for: 3,
  goals_against: 1,
  points: 4,
  zone: null,
  by_lots: false,
  form: ['drawn', 'won'],
  ...changes,
});
const match = (id: string, changes: object = {}) => ({
  id,
  date: '2026-07-05T18:00:00Z',
  status: 'fixture',
  contestant_home: team('a'),
  contestant_away: team('b'),
  ...changes,
});
const rules = { points: { win: 3, draw: 1, loss: 0 }, order: ['goals-for', 'goal-difference'], meetings: 0 };

async function setUp(answers: StubResponses) {
  const server = await startJsonServer(answers);
  return testApi(server.url);
}
const path = '/soccer/tournament/x';

describe('the standings of a tournament', () => {
  const standings = (changes: object = {}) => ({
    [`${path}/standings`]: {
      tournament,
      until: '2025-05-07',
      rules,
      tables: [{ id: 'c', name: 'Clausura', rows: [row(1)], zones: [] }],
      thirds: null,
      ...changes,
    },
  });

  it('have form, rules in their order and the day of the last result', async () => {
    const { api } = await setUp(standings());

    expect(await getStandings(api, { tournamentId: 'x' })).toMatchObject({
      tournament: { id: 'x', slug: 'cr', season: '2024-25' },
      until: '2025-05-07',
      rules: { points: { win: 3, draw: 1 }, order: ['goals-for', 'goal-difference'] },
      tables: [{ name: 'Clausura', rows: [{ points: 4, form: ['drawn', 'won'] }] }],
      thirds: null,
    });
  });

  it('are whole for a backend that tells neither titles nor long tables', async () => {
    const { api } = await setUp(standings());

    expect(await getStandings(api, { tournamentId: 'x' })).toMatchObject({
      ...{ titles: [], isPartial: false, deductions: [], annual: null, averages: null },
    });
  });

  it('have titles, deductions and averages, without those of teams that have no name', async () => {
    const nameless = { id: 'z', name: ' ' };
    const average = { position: 1, team: team('a'), played: 43, points: 74, average: 1.72 };
    const { api } = await setUp(
      standings({
        titles: [
          { name: 'Apertura', champion: team('a'), runner_up: team('b'), match: match('m') },
          { name: null, champion: team('b'), runner_up: nameless, match: 'none' },
          { name: null, champion: nameless, runner_up: null, match: null },
          { name: null, champion: team('a'), runner_up: null, match: null, on_record: false },
        ],
        partial: true,
        deductions: [{ team: team('a'), points: 3 }, { team: nameless, points: 6 }, { points: 1 }],
        annual: [row(1)],
        averages: { seasons: ['2024', '2025'], rows: [average, { ...average, team: nameless }, 'broken'] },
      }),
    );

    expect(await getStandings(api, { tournamentId: 'x' })).toMatchObject({
      titles: [
        {
          name: 'Apertura',
          champion: { id: 'a' },
          runnerUp: { id: 'b' },
          match: { id: 'm' },
          isOnRecord: true,
        },
        { name: null, champion: { id: 'b' }, runnerUp: null, match: null, isOnRecord: true },
        { name: null, champion: { id: 'a' }, runnerUp: null, match: null, isOnRecord: false },
      ],
      isPartial: true,
      deductions: [{ team: { id: 'a' }, points: 3 }],
      annual: [{ position: 1, points: 4 }],
      averages: { seasons: ['2024', '2025'], rows: [{ team: { id: 'a' }, average: 1.72 }] },
    });
  });

  it('keep a row whose form is broken, and leave out one without a team, told by its id', async () => {
    const rows = [row(1, { form: ['better'] }), row(2, { team: { id: '2', name: '' } }), row(3)];
    const { api, reported } = await setUp(standings({ tables: [{ id: 'c', name: 'C', rows, zones: [] }] }));
    const found = await getStandings(api, { tournamentId: 'x' });

    expect(found?.tables[0]?.rows.map(({ position }) => position)).toEqual([1, 3]);
    expect(found?.tables[0]?.rows[0]?.form).toBeUndefined();
    expect(reported).toMatchObject([{ id: '2', kept: false }]);
  });

  it('tell what puts a team before the next, and keep a row that tells it in a way nobody knows', async () => {
    const before = { rule: 'goals-for', own: 5, other: 3 };
    const rows = [
      row(1, { before }),
      row(2, { before: { ...before, rule: 'coin' } }),
      row(3, { before: 'luck' }),
      row(4, { before: { ...before, other: '3' } }),
      row(5, { before: null }),
    ];
    const { api } = await setUp(standings({ tables: [{ id: 'c', name: 'C', rows, zones: [] }] }));
    const found = await getStandings(api, { tournamentId: 'x' });

    expect(found?.tables[0]?.rows.map((one) => one.before)).toEqual([before, ...Array(4).fill(undefined)]);
  });

  it('of a cup are no tables', async () => {
    const { api } = await setUp(standings({ tables: [], until: null }));
    expect(await getStandings(api, { tournamentId: 'x' })).toMatchObject({ tables: [], until: null });
  });

  it('with a rule new to us tell no rules at all rather than some', async () => {
    const { api, reported } = await setUp(standings({ rules: { ...rules, order: ['goals-for', 'coin'] } }));

    expect((await getStandings(api, { tournamentId: 'x' }))?.rules).toBeNull();
    expect(reported).toMatchObject([{ id: 'x', kept: true }]);
  });

  it('of a past week are asked for by it, and are null for an unknown tournament', async () => {
    const { api } = await setUp({ [`${path}/standings?week=3`]: Object.values(standings())[0] });

    expect(await getStandings(api, { tournamentId: 'x', week: 3 })).not.toBeNull();
    expect(await getStandings(api, { tournamentId: 'nada' })).toBeNull();
  });
});

describe('the calendar of a tournament', () => {
  it('keeps its groups without the matches that cannot be shown', async () => {
    const groups = [
      {
        key: 'c-1',
        label: 'Jornada 1',
        stage: 'Clausura',
        week: 1,
        matches: [match('a'), match('b', { date: 'soon' })],
      },
      { key: 'f', label: 'Final', stage: 'Final', week: null, matches: {} },
    ];
    const { api, reported } = await setUp({
      [`${path}/calendar?by=week`]: { tournament, by: 'week', current: 'c-1', groups },
    });
    const calendar = await getCalendar(api, { tournamentId: 'x' });

    expect(calendar?.current).toBe('c-1');
    expect(calendar?.groups.map(({ matches }) => matches.map(({ id }) => id))).toEqual([['a'], []]);
    expect(reported.map(({ id }) => id)).toContain('b');
  });
});

describe('the knock-out rounds of a tournament', () => {
  it('keep where the sides come from, and leave out a match that cannot be shown', async () => {
    const tie = { number: 73, home_slot: '2A', away_slot: '3A/B/C', match: match('a') };
    const { api } = await setUp({
      [`${path}/bracket`]: {
        tournament,
        rounds: [{ id: 'r', name: 'Octavos', matches: [tie, { ...tie, match: match('b', { date: null }) }] }],
      },
    });

    expect((await getBracket(api, { tournamentId: 'x' }))?.rounds).toMatchObject([
      { name: 'Octavos', matches: [{ number: 73, homeSlot: '2A', awaySlot: '3A/B/C', match: { id: 'a' } }] },
    ]);
  });
});

describe('the scorers of a tournament', () => {
  const scorer = { position: 1, player: 'Ana', player_id: 'p', team: team('a'), goals: 3, penalties: 0 };

  it('lead to their pages', async () => {
    const { api } = await setUp({
      [`${path}/scorers`]: { tournament, complete: true, scorers: [scorer, { position: 2 }] },
    });
    expect((await getScorers(api, { tournamentId: 'x' }))?.scorers).toMatchObject([
      { playerId: 'p', goals: 3 },
    ]);
  });

  it('are none where not every goal is known', async () => {
    const { api } = await setUp({ [`${path}/scorers`]: { tournament, complete: false, scorers: [scorer] } });
    expect((await getScorers(api, { tournamentId: 'x' }))?.scorers).toEqual([]);
  });
});
