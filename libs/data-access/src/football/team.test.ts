import { describe, expect, it } from 'vitest';
import { startJsonServer, type StubResponses } from '../testing/startJsonServer';
import { testApi } from '../testing/testApi';
import { getOpponents } from './getOpponents';
import { getPlayer } from './getPlayer';
import { getPlayerMatches } from './getPlayerMatches';
import { getSquad } from './getSquad';
import { getTeam } from './getTeam';
import { getTeamMatches } from './getTeamMatches';
import { getTeamStatistics } from './getTeamStatistics';

const tournament = { id: 'x', name: 'Clausura', slug: 'cr', season: '2024-25' };
const team = { id: 't', name: 'Saprissa', image: null, code: 'SAP' };
const record = { played: 3, won: 1, drawn: 1, lost: 1, goals_for: 2, goals_against: 0 };
const match = {
  id: 'm',
  date: '2026-07-05T18:00:00Z',
  status: 'fixture',
  contestant_home: team,
  contestant_away: team,
};

async function setUp(answers: StubResponses) {
  const server = await startJsonServer(answers);
  return testApi(server.url);
}

describe('a team', () => {
  it('keeps what is known of it, without a tournament that is none', async () => {
    const { api, reported } = await setUp({
      '/soccer/team/t': {
        team: { ...team, kind: 'esports' },
        coach: null,
        tournaments: [tournament, { name: 'sin id' }],
      },
    });

    expect(await getTeam(api, { teamId: 't' })).toEqual({
      team,
      kind: null,
      coach: null,
      tournaments: [tournament],
    });
    expect(reported).toHaveLength(1);
  });

  it('is null when nobody knows it', async () => {
    const { api } = await setUp({});
    expect(await getTeam(api, { teamId: 'nada' })).toBeNull();
    expect(await getTeam(api, { teamId: '..' })).toBeNull();
  });

  it('has its matches page by page', async () => {
    const { api } = await setUp({
      '/soccer/team/t/matches?page=2&size=40': {
        team,
        matches: [match, { id: 'x' }],
        paginationInfo: { nextPage: 3, lastPage: 7 },
      },
    });

    expect(await getTeamMatches(api, { teamId: 't', page: 2, size: 40 })).toMatchObject({
      matches: [{ id: 'm' }],
      lastPage: 7,
    });
  });

  it('has figures where somebody counted, and null where nobody did', async () => {
    const { api } = await setUp({
      '/soccer/team/t/statistics': {
        tournament,
        total: record,
        home: record,
        away: null,
        clean_sheets: 0,
        yellow_cards: null,
        biggest_win: match,
        scorers: [],
      },
    });

    expect(await getTeamStatistics(api, { teamId: 't' })).toMatchObject({
      total: { goalsFor: 2, goalsAgainst: 0 },
      away: null,
      cleanSheets: 0,
      yellowCards: null,
      redCards: null,
      biggestWin: { id: 'm' },
      biggestDefeat: null,
    });
  });

  it('has a squad line by line, without a player that has no name and a line that is none of ours', async () => {
    const player = { id: 'p', name: 'Keylor', number: 1, born: '1986-12-15', club: '' };
    const { api } = await setUp({
      '/soccer/team/t/squad': {
        tournament,
        coach: 'X',
        lines: [
          { position: 'GK', players: [player, { ...player, name: '' }] },
          { position: 'LIBERO', players: [player] },
        ],
      },
    });

    expect((await getSquad(api, { teamId: 't' }))?.lines).toEqual([
      { position: 'GK', players: [{ id: 'p', name: 'Keylor', number: 1, born: '1986-12-15', club: null }] },
    ]);
  });
});

it('a player keeps what nobody counted as unknown', async () => {
  const { api } = await setUp({
    '/soccer/player/p': {
      id: 'p',
      name: 'Keylor',
      team,
      position: 'GK',
      born: null,
      tournaments: [{ tournament, goals: 0, appearances: null }],
    },
  });

  expect(await getPlayer(api, { playerId: 'p' })).toMatchObject({
    team: { name: 'Saprissa' },
    born: null,
    tournaments: [{ goals: 0, appearances: null, yellowCards: null }],
  });
});

describe('the matches of a player', () => {
  it('keep what is known, and leave out one that is none', async () => {
    const known = {
      side: 'home',
      part: 'substitute',
      minute_on: '63',
      goals: [{ minute: '70', kind: 'goal' }],
    };
    const { api, reported } = await setUp({
      '/soccer/player/p/matches': {
        matches: [
          { match, ...known, yellow_cards: 1, red_cards: 0 },
          { match, side: 'away', part: 'ghost', goals: 'many' },
          { match: { id: 'x' }, side: 'home' },
        ],
      },
    });
    const matches = await getPlayerMatches(api, { playerId: 'p' });

    expect(matches).toHaveLength(2);
    expect(matches?.[0]).toMatchObject({
      part: 'substitute',
      minuteOn: '63',
      minuteOff: null,
      yellowCards: 1,
    });
    expect(matches?.[1]).toMatchObject({ part: null, goals: [], yellowCards: null });
    expect(reported).toHaveLength(1);
  });
});

it('opponents are kept where they can have a page', async () => {
  const { api } = await setUp({
    '/soccer/team/t/opponents': { team, opponents: [{ team, matches: 3 }, { team: { name: 'Ganador 97' } }] },
  });
  expect(await getOpponents(api, { teamId: 't' })).toEqual([{ team, matches: 3 }]);
});
