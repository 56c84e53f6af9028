import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statsId } from '../facts/statsId.ts';
import { playerId } from './playerId.ts';
import { playerList, playerWire, type PlayerWire } from './playerSchemas.ts';
import { startStatsApi } from './startStatsApi.ts';

let app: FastifyInstance;
beforeAll(async () => {
  ({ app } = await startStatsApi(() => new Date('2026-07-20T18:00:00Z')));
});
afterAll(() => app.close());

const find = async (query: string) => playerList.parse((await app.inject(`/soccer/players?${query}`)).json());
const getPlayer = async (id: string): Promise<PlayerWire> =>
  playerWire.parse((await app.inject(`/soccer/player/${id}`)).json());

describe('the players', () => {
  it('are found by words of their name, accents and capitals aside', async () => {
    const { players } = await find('search=MBAPPE%20kylian');
    expect(players.map(({ name, team }) => `${name} ${team.code}`)).toEqual(['Kylian Mbappé FRA']);
    expect((await find('search=%25')).players).toEqual([]);
  });

  it('come by team, page by page', async () => {
    const team = `team_id=${statsId('PAN')}&size=20`;
    const [first, second] = [await find(team), await find(`${team}&page=2`)];
    expect(first.players).toHaveLength(20);
    expect(first.paginationInfo.nextPage).toBe(2);
    const all = [...first.players, ...second.players];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.every((player) => player.team.code === 'PAN')).toBe(true);
  });
});

describe('a player', () => {
  it('is told with what is known of him in each tournament', async () => {
    const messi = await getPlayer(playerId('ARG', 'Lionel Messi'));
    expect(messi).toMatchObject({ name: 'Lionel Messi', position: 'FW', born: '1987-06-24' });
    const [latest] = messi.tournaments;
    expect(latest).toMatchObject({ number: 10, goals: 8, team_matches: 8 });
    expect(latest?.tournament).toMatchObject({ slug: 'mundial', season: '2026' });
    expect(latest?.appearances).toBeLessThanOrEqual(latest?.line_ups_known ?? 0);
    expect(messi.goals).toBe(messi.tournaments.reduce((sum, { goals }) => sum + goals, 0));
  });

  it('has no own goals to his name', async () => {
    const { tournaments } = await getPlayer(playerId('PAR', 'Damián Bobadilla'));
    expect(tournaments[0]).toMatchObject({ goals: 0, starts: expect.any(Number) });
  });

  it('has as many starts and cards as the sheets say', async () => {
    const arce = await getPlayer(playerId('PAR', 'Álex Arce'));
    const [latest] = arce.tournaments;
    expect((latest?.appearances ?? 0) - (latest?.starts ?? 0)).toBeGreaterThan(0);
    expect(latest?.yellow_cards).toBeGreaterThan(0);
  });
});

it.each([
  ['/soccer/player/nope', 404, 'unknown-player'],
  [`/soccer/player/${playerId('ARG', 'Lionel Messi')}?season=2026`, 400, 'bad-request'],
  ['/soccer/players?name=x', 400, 'bad-request'],
  ['/soccer/players?page=0', 400, 'bad-request'],
])('%s is a %i', async (url, status, code) => {
  const answer = await app.inject(url);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
});
