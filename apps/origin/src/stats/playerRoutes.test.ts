import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playerId } from '@cancha/newsroom/facts/playerId.ts';
import { statsId } from '@cancha/newsroom/facts/statsId.ts';
import {
  type PlayerListWire,
  type PlayerWire,
  playerList,
  playerMatches,
  playerWire,
} from './playerSchemas.ts';
import { startStatsApi } from '../testing/startStatsApi.ts';

let app: FastifyInstance;
beforeAll(async () => {
  ({ app } = await startStatsApi(() => new Date('2026-07-20T18:00:00Z'), { readOnly: true }));
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const getPlayer = async (team: string, name: string, headers?: Record<string, string>): Promise<PlayerWire> =>
  playerWire.parse((await get(`/soccer/player/${playerId(team, name)}`, headers)).json());
const find = async (query: string): Promise<PlayerListWire> =>
  playerList.parse((await get(`/soccer/players?${query}`)).json());

describe('a player', () => {
  it('has his place in the squad, and his matches and goals of a World Cup', async () => {
    const messi = await getPlayer('ARG', 'Lionel Messi', { 'x-lang': 'pt-BR' });
    expect(messi).toMatchObject({
      name: 'Lionel Messi',
      team: { name: 'Argentina' },
      position: 'FW',
      born: '1987-06-24',
    });
    expect(messi.tournaments[0]).toMatchObject({
      tournament: { name: 'Copa do Mundo da FIFA', season: '2026' },
      number: 10,
      team_matches: 8,
      goals: 8,
    });
    expect(messi.goals).toBe(messi.tournaments.reduce((sum, { goals }) => sum + goals, 0));
  });

  it('is counted in for a match he came on in, but not as a starter', async () => {
    const { players } = await find(`team_id=${statsId('PAN')}&size=100`);
    const all = await Promise.all(players.map(({ name }) => getPlayer('PAN', name)));
    const cup = all.flatMap(({ tournaments }) =>
      tournaments.filter(({ tournament }) => tournament.id === statsId('fifa.wc-2026')),
    );
    const sum = (of: 'starts' | 'appearances'): number =>
      cup.reduce((total, one) => total + (one[of] ?? 0), 0);
    // Eleven started each of three matches; thirteen came on in all
    expect(sum('starts')).toBe(33);
    expect(sum('appearances')).toBe(46);
  });

  it('says of how many matches the line-up is known', async () => {
    const [cup] = (await getPlayer('ARG', 'Lionel Messi')).tournaments;
    // From the quarter-finals on nobody told it
    expect(cup).toMatchObject({ team_matches: 8, line_ups_known: 5 });
    expect(cup?.appearances).toBeLessThanOrEqual(5);
  });

  it('has no appearances where no line-up is known', async () => {
    const { tournaments } = await getPlayer('ARG', 'Lionel Messi');
    const [older] = tournaments.filter(({ line_ups_known: known }) => known === 0);
    expect(older).toMatchObject({ appearances: null, yellow_cards: null });
    expect(older?.goals).toBeGreaterThan(0);
  });

  it('has no goals for an own goal', async () => {
    const { goals } = await getPlayer('PAR', 'Damián Bobadilla');
    expect(goals).toBe(0);
  });

  it('is a 404 with its code when there is none', async () => {
    const answer = await get('/soccer/player/nope');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ statusCode: 404, code: 'unknown-player' });
  });
});

describe('the matches of a player', () => {
  const matchesOf = async (team: string, name: string) =>
    playerMatches.parse((await get(`/soccer/player/${playerId(team, name)}/matches`)).json()).matches;
  const inCup = (matches: Awaited<ReturnType<typeof matchesOf>>) =>
    matches.filter(({ match }) => match.tournament.id === statsId('fifa.wc-2026'));

  it('hold as many goals, starts and cards as his figures tell', async () => {
    for (const [team, name] of [
      ['ARG', 'Lionel Messi'],
      ['PAN', 'Cecilio Waterman'],
    ] as const) {
      const [figures] = (await getPlayer(team, name)).tournaments;
      const matches = inCup(await matchesOf(team, name));
      const goals = matches.flatMap((one) => one.goals).filter(({ kind }) => kind !== 'own');
      expect(goals).toHaveLength(figures?.goals ?? -1);
      expect(matches.filter(({ part }) => part === 'started')).toHaveLength(figures?.starts ?? -1);
      const yellow = matches.reduce((sum, one) => sum + (one.yellow_cards ?? 0), 0);
      expect(yellow).toBe(figures?.yellow_cards);
    }
  });

  it('come the latest first, and say nothing of what nobody told', async () => {
    const matches = await matchesOf('ARG', 'Lionel Messi');
    const days = matches.map(({ match }) => match.date);
    expect(days).toEqual(days.toSorted().toReversed());
    // Of most other matches only the goals are known
    const late = matches.filter(({ part }) => part === null);
    expect(late.length).toBeGreaterThan(0);
    expect(late.every(({ yellow_cards: yellow, goals }) => yellow === null && goals.length > 0)).toBe(true);
  });

  it('are a 404 of nobody', async () => {
    expect((await get('/soccer/player/nope/matches')).statusCode).toBe(404);
  });
});

describe('the search for players', () => {
  it.each([
    ['search=mbappe', 'Kylian Mbappé'],
    ['search=MBAPP%C3%89', 'Kylian Mbappé'],
    ['search=jude+bell', 'Jude Bellingham'],
    ['search=odegaard', 'Martin Ødegaard'],
  ])('finds by %s', async (query, name) => {
    expect((await find(query)).players.map((player) => player.name)).toContain(name);
  });

  it('finds nobody for what are no words', async () => {
    for (const query of ['search=%26+%7C+%21', 'search=zzzz', "search=':*"]) {
      expect((await find(query)).players).toEqual([]);
    }
  });

  it('narrows to a team, page by page', async () => {
    const team = `team_id=${statsId('PAN')}&size=10`;
    const first = await find(`${team}&page=1`);
    const second = await find(`${team}&page=2`);
    expect(first.paginationInfo.nextPage).toBe(2);
    expect(new Set([...first.players, ...second.players].map(({ id }) => id)).size).toBe(20);
    expect(first.players.every((player) => player.team.code === 'PAN')).toBe(true);
  });

  it.each(['searhc=messi', 'search=', 'page=0', 'size=101', `search=${'a'.repeat(101)}`])(
    'refuses %s',
    async (query) => {
      const answer = await get(`/soccer/players?${query}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'bad-request' });
    },
  );
});
