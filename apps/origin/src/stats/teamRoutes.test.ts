import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { statsId } from '@cancha/newsroom/facts/statsId.ts';
import { startStatsApi } from '../testing/startStatsApi.ts';
import {
  teamHeader,
  teamList,
  teamMatches,
  teamOpponents,
  teamSquad,
  teamStatistics,
} from './teamSchemas.ts';

let app: FastifyInstance;
beforeAll(async () => {
  ({ app } = await startStatsApi(() => new Date('2026-07-20T18:00:00Z'), { readOnly: true }));
});
afterAll(() => app.close());

const worldCup = statsId('fifa.wc-2026');
const get = (path: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/soccer/${path}`, headers });
const call = async <Wire extends z.ZodType>(
  schema: Wire,
  path: string,
  headers?: Record<string, string>,
): Promise<z.output<Wire>> => schema.parse((await get(path, headers)).json());

describe('the teams', () => {
  const names = async (query: string, language = 'es'): Promise<string[]> =>
    (await call(teamList, `teams?${query}`, { 'x-lang': language })).teams.map(({ name }) => name);

  it('are found by a part of the name in any language, accents and capitals aside', async () => {
    expect(await names('search=PANAMA')).toEqual(['Panamá']);
    expect(await names('search=germany', 'pt')).toEqual(['Alemanha']);
    expect(await names('search=%25')).toEqual([]);
  });

  it('come by tournament, page by page', async () => {
    const page = (number: number) => call(teamList, `teams?tournament=${worldCup}&size=20&page=${number}`);
    const [first, last, beyond] = [await page(1), await page(3), await page(4)];
    expect(first.paginationInfo).toEqual({ nextPage: 2, lastPage: 3 });
    expect([first.teams.length, last.teams.length, beyond.teams.length]).toEqual([20, 8, 0]);
    expect(last.paginationInfo.nextPage).toBe(-1);
    expect(new Set([...first.teams, ...last.teams].map(({ id }) => id)).size).toBe(28);
  });

  it('come by kind', async () => {
    const { teams } = await call(teamList, 'teams?kind=club&size=100');
    expect(teams.length).toBeGreaterThan(0);
    expect(teams.every(({ kind }) => kind === 'club')).toBe(true);
  });
});

describe('a team', () => {
  it('is told with its coach and its tournaments, the latest first', async () => {
    const { team, coach, tournaments } = await call(teamHeader, `team/${statsId('ARG')}`);
    expect(team).toMatchObject({ name: 'Argentina', kind: 'national' });
    expect(coach).toBe('Lionel Scaloni');
    expect(tournaments[0]).toMatchObject({ slug: 'mundial', season: '2026' });
  });

  it('has its matches page by page, from either end', async () => {
    const path = `team/${statsId('ARG')}/matches?tournaments=${worldCup}&size=3`;
    const latest = await call(teamMatches, path);
    expect(latest.matches[0]?.stage?.name).toBe('Final');
    expect(latest.paginationInfo).toEqual({ nextPage: 2, lastPage: 3 });
    const earliest = await call(teamMatches, `${path}&order=earliest&page=2`);
    const days = earliest.matches.map(({ date }) => date);
    expect(days).toEqual(days.toSorted());
    expect((await call(teamMatches, `${path}&status=fixture`)).matches).toEqual([]);
  });

  it('has figures that agree with its matches', async () => {
    const figures = await call(teamStatistics, `team/${statsId('ARG')}/statistics?tournament=${worldCup}`);
    const { matches } = await call(
      teamMatches,
      `team/${statsId('ARG')}/matches?tournaments=${worldCup}&size=100`,
    );
    const conceded = matches.map((match) =>
      match.contestant_home.name === 'Argentina' ? match.total_scores_away : match.total_scores_home,
    );
    expect(figures.total.played).toBe(matches.length);
    expect(figures.total.goals_against).toBe(conceded.reduce<number>((sum, goals) => sum + (goals ?? 0), 0));
    expect(figures.clean_sheets).toBe(conceded.filter((goals) => goals === 0).length);
    const { home, away, neutral } = figures;
    expect(home.played + away.played + neutral.played).toBe(figures.total.played);
    expect(figures.scorers[0]).toMatchObject({ player: 'Lionel Messi', goals: 8 });
    // Of the last eight matches of this World Cup only the goals are known
    expect(figures.yellow_cards).toBeNull();
    expect(figures.biggest_defeat?.stage?.name).toBe('Final');
  });

  it('says that no match of it is missing, from when to when', async () => {
    const matches = `team/${statsId('CRC')}/matches?size=40`;
    const { coverage, matches: listed } = await call(teamMatches, matches);
    expect(coverage).toMatchObject({ tournament: null, until: '2026-07-19', matches: 40 });
    expect(coverage?.from).toBe(listed.at(-1)?.date.slice(0, 10));
    const { coverage: older } = await call(teamMatches, `${matches}&page=2`);
    expect(older).toBeNull();
    const { coverage: some } = await call(teamMatches, `${matches}&status=fixture`);
    expect(some).toBeNull();
    const cup = await call(
      teamMatches,
      `team/${statsId('CRC')}/matches?tournaments=${statsId('int.goldcup-2025')}`,
    );
    expect(cup.coverage).toMatchObject({ tournament: statsId('int.goldcup-2025'), matches: 4 });
  });

  it('says of a club what is known of the tournament of its last match', async () => {
    const { coverage } = await call(teamMatches, `team/${statsId('cr-deportivo-saprissa')}/matches`);
    expect(coverage?.tournament).toBe(statsId('cr.1-2024-25'));
  });

  it('says nothing of a team of which a part is held', async () => {
    const { coverage } = await call(teamMatches, `team/${statsId('GER')}/matches?size=100`);
    expect(coverage?.tournament).not.toBeNull();
    expect((await call(teamStatistics, `team/${statsId('GER')}/statistics`)).coverage?.matches).toBe(
      (await call(teamStatistics, `team/${statsId('GER')}/statistics`)).total.played,
    );
  });

  // Argentina played 18 qualifiers for 2026; Peru and Argentina played 122 and 135 matches since 2016.
  it('never passes a part of its matches for all of them', async () => {
    const qualifying = statsId('int.wcq-conmebol-2026');
    const { total, coverage } = await call(
      teamStatistics,
      `team/${statsId('ARG')}/statistics?tournament=${qualifying}`,
    );
    expect([total.played, coverage?.matches]).toEqual([18, 18]);
    for (const [team, truth] of [
      ['ARG', 135],
      ['PER', 122],
    ] as const) {
      const latest = await call(teamMatches, `team/${statsId(team)}/matches?size=100`);
      const older = await call(teamMatches, `team/${statsId(team)}/matches?size=100&page=2`);
      const held = latest.matches.length + older.matches.length;
      expect(latest.coverage?.tournament !== null || held >= truth).toBe(true);
    }
  });

  it('plays at home on its own ground alone, whoever is named first', async () => {
    const figures = (team: string) =>
      call(teamStatistics, `team/${statsId(team)}/statistics?tournament=${worldCup}`);
    const [mexico, argentina] = [await figures('MEX'), await figures('ARG')];
    expect([mexico.home.played, mexico.away.played, mexico.neutral.played]).toEqual([5, 0, 0]);
    expect([argentina.home.played, argentina.away.played, argentina.neutral.played]).toEqual([0, 0, 8]);
  });

  it('has its cards counted where all are known', async () => {
    const panama = await call(teamStatistics, `team/${statsId('PAN')}/statistics?tournament=${worldCup}`);
    expect(panama.yellow_cards).toBeGreaterThan(0);
    expect(panama.biggest_win).toBeNull();
    expect(panama.total).toMatchObject({ played: 3, lost: 3 });
  });

  it('names whom it has met, and how often', async () => {
    const { opponents } = await call(teamOpponents, `team/${statsId('ARG')}/opponents`);
    const counts = opponents.map(({ matches }) => matches);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect(new Set(opponents.map(({ team }) => team.id)).size).toBe(opponents.length);
    const brazil = opponents.find(({ team }) => team.name === 'Brasil');
    const meetings = await call(
      teamMatches,
      `team/${statsId('ARG')}/matches?opponent=${statsId('BRA')}&size=100`,
    );
    expect(meetings.matches).toHaveLength(brazil?.matches ?? -1);
    const sides = meetings.matches.flatMap((one) => [one.contestant_home.name, one.contestant_away.name]);
    expect(new Set(sides)).toEqual(new Set(['Argentina', 'Brasil']));
  });

  it('says of meetings that none is missing only where every match of it is known', async () => {
    const against = (team: string, opponent: string) =>
      call(teamMatches, `team/${statsId(team)}/matches?opponent=${statsId(opponent)}&size=100`);
    const known = await against('CRC', 'PAN');
    const from = known.coverage?.from ?? '';
    expect(known.coverage?.tournament).toBeNull();
    expect(known.matches.filter(({ date }) => date.slice(0, 10) >= from)).toHaveLength(
      known.coverage?.matches ?? -1,
    );
    const clubs = await against('cr-deportivo-saprissa', 'cr-ld-alajuelense');
    expect(clubs.matches.length).toBeGreaterThan(1);
    expect(clubs.coverage).toBeNull();
    const strangers = await against('CRC', 'cr-deportivo-saprissa');
    expect([strangers.matches, strangers.coverage]).toEqual([[], null]);
  });

  it('has its squad line by line', async () => {
    const { tournament, lines, coach } = await call(teamSquad, `team/${statsId('ARG')}/squad`);
    expect(tournament?.id).toBe(worldCup);
    expect(coach).toBe('Lionel Scaloni');
    expect(lines.map(({ position }) => position)).toEqual(['GK', 'DF', 'MF', 'FW']);
    expect(lines.flatMap(({ players }) => players)).toHaveLength(26);
    const saprissa = await call(teamSquad, `team/${statsId('cr-deportivo-saprissa')}/squad`);
    expect(saprissa).toMatchObject({ tournament: null, lines: [] });
  });
});

it.each([
  ['team/nope', 404, 'unknown-team'],
  ['team/nope/matches', 404, 'unknown-team'],
  ['team/nope/opponents', 404, 'unknown-team'],
  ['team/nope/squad', 404, 'unknown-team'],
  ['team/nope/statistics', 404, 'unknown-team'],
  [`team/${statsId('ARG')}/squad?tournament=nope`, 404, 'unknown-tournament'],
  [`team/${statsId('ARG')}/statistics?tournament=nope`, 404, 'unknown-tournament'],
  [`team/${statsId('ARG')}/squad?line=GK`, 400, 'bad-request'],
  [`team/${statsId('ARG')}/matches?order=random`, 400, 'bad-request'],
  ['teams?size=101', 400, 'bad-request'],
  ['teams?name=x', 400, 'bad-request'],
])('%s is a %i', async (path, status, code) => {
  const answer = await get(path);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
});
