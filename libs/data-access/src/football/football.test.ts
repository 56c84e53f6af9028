import { describe, expect, it } from 'vitest';
import { startJsonServer, type StubResponses } from '../testing/startJsonServer';
import { testApi } from '../testing/testApi';
import { getCompetitionWidget } from './getCompetitionWidget';
import { getMatch } from './getMatch';
import { getMatches } from './getMatches';
import { getNextMatches } from './getNextMatches';

const team = { id: 't', name: 'Herediano', image: null, code: 'HER' };
const match = (id: string, date: string, changes: object = {}) => ({
  id,
  date,
  status: 'fixture',
  contestant_home: team,
  contestant_away: team,
  ...changes,
});
const early = match('a', '2026-07-05T18:00:00Z');
const late = match('b', '2026-07-05T20:00:00Z');

async function setUp(answers: StubResponses) {
  const server = await startJsonServer(answers);
  return { ...testApi(server.url), server };
}

describe('matches', () => {
  it('of a day come in kick-off order, without the broken ones, which are reported by id', async () => {
    const broken = [match('c', 'soon'), match('d', '2026-07-05T19:00:00Z', { contestant_home: null })];
    const { api, reported } = await setUp({
      '/soccer/matches?date_from=2026-07-05&date_to=2026-07-06': { matches: [late, ...broken, early] },
    });
    const matches = await getMatches(api, { dateFrom: '2026-07-05', dateTo: '2026-07-06' });

    expect(matches?.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(reported.map(({ id }) => id).sort()).toEqual(['c', 'd']);
  });

  it('of several tournaments repeat the name of the filter, as every list does', async () => {
    const { api, server } = await setUp({});
    await getMatches(api, { tournaments: ['x1', 'x2'], status: ['playing', 'played'] });

    expect(server.requests.map(({ url }) => url)).toEqual([
      '/soccer/matches?status=playing&status=played&tournaments=x1&tournaments=x2',
    ]);
  });

  it('nearest to now keep the order sent, those being played first', async () => {
    const { api } = await setUp({ '/soccer/matches?nearest=8': { matches: [late, early] } });

    expect((await getMatches(api, { nearest: 8 }))?.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('keep a goal list without its broken line', async () => {
    const goals = [
      { minute: 79, side: 'away', player: 'Haaland', kind: 'goal' },
      { minute: '90', side: 'left', player: 'X' },
    ];
    const played = match('a', '2026-07-05T18:00:00Z', {
      status: 'played',
      total_scores_home: 0,
      total_scores_away: 1,
      goals,
    });
    const { api } = await setUp({ '/soccer/match/a': played });

    expect(await getMatch(api, { matchId: 'a' })).toMatchObject({
      score: { home: 0, away: 1 },
      goals: [{ minute: '79', player: 'Haaland' }],
    });
  });

  it('that are no list are an error', async () => {
    const { api } = await setUp({ '/soccer/matches': { matches: {} } });
    await expect(getMatches(api, {})).rejects.toMatchObject({ kind: 'bad-body' });
  });

  it('of a team are asked for by its id', async () => {
    const { api } = await setUp({ '/soccer/next-match/t?nextEvents=2': { matches: [early] } });
    expect(await getNextMatches(api, { teamId: 't', nextEvents: 2 })).toHaveLength(1);
  });
});

describe('one match', () => {
  it('is null when unknown and an error when it cannot be shown', async () => {
    const { api } = await setUp({ '/soccer/match/c': match('c', 'soon') });

    expect(await getMatch(api, { matchId: 'nada' })).toBeNull();
    await expect(getMatch(api, { matchId: 'c' })).rejects.toMatchObject({ kind: 'bad-body' });
  });
});

describe('the competition widget', () => {
  const row = {
    position: 1,
    team,
    played: 1,
    won: 1,
    drawn: 0,
    lost: 0,
    goals_for: 2,
    goals_against: 0,
    points: 3,
  };
  const widget = {
    tournament: { id: 'x', name: 'Clausura', season: 2025 },
    until: '2025-05-07',
    stages: [{ id: 1, name: 'Regular' }],
    tables: [{ id: 1, name: 'Clausura', rows: [row, { ...row, points: '3' }], zones: [] }],
    scorers: [
      { position: 1, player: 'Ana', team: null, goals: 0 },
      { position: 2, player: 5, goals: 1 },
    ],
  };
  const address = '/api/stats/competition-widget/tournament/x?stage_id=1&week=2&teamId=t';

  it('keeps its tables and scorers without the broken lines', async () => {
    const { api, reported } = await setUp({ [address]: widget });
    const args = { tournamentId: 'x', stageId: '1', week: 2, teamId: 't' };

    expect(await getCompetitionWidget(api, args)).toMatchObject({
      tournament: { id: 'x', season: '2025' },
      until: '2025-05-07',
      tables: [{ rows: [{ goalDifference: 2 }] }],
      scorers: [{ player: 'Ana', goals: 0, penalties: null }],
    });
    expect(reported).toHaveLength(2);
  });

  it('is null for an unknown tournament', async () => {
    const { api } = await setUp({});
    expect(await getCompetitionWidget(api, { tournamentId: 'nada' })).toBeNull();
  });
});
