import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { statsId } from '@cancha/newsroom/facts/statsId.ts';
import {
  bracketWire,
  calendarWire,
  type CalendarWire,
  cardsWire,
  scorersWire,
  standingsWire,
  type StandingsWire,
} from './standingsSchemas.ts';
import { startStatsApi } from '../testing/startStatsApi.ts';
import { tournamentList } from './statsSchemas.ts';

let app: FastifyInstance;
beforeAll(async () => {
  ({ app } = await startStatsApi(() => new Date('2026-07-05T18:00:00Z'), { readOnly: true }));
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const call = async <Wire extends z.ZodType>(
  schema: Wire,
  key: string,
  path: string,
  headers?: Record<string, string>,
): Promise<z.output<Wire>> =>
  schema.parse((await get(`/soccer/tournament/${statsId(key)}/${path}`, headers)).json());

describe('the standings', () => {
  const worldCup = (query = ''): Promise<StandingsWire> =>
    call(standingsWire, 'fifa.wc-2026', `standings${query}`);

  it('hold every group, with the form of each team in the order it was won', async () => {
    const { tables, until } = await worldCup();
    expect(until).toBe('2026-07-19');
    expect(tables).toHaveLength(12);
    expect(tables[2]?.rows.map(({ team, form }) => [team.name, form.join(' ')])).toEqual([
      ['Brasil', 'drawn won won'],
      ['Marruecos', 'drawn won won'],
      ['Escocia', 'won lost lost'],
      ['Haití', 'lost lost lost'],
    ]);
  });

  it('tell by what the competition parts teams level on points', async () => {
    const { rules } = await worldCup();
    expect(rules.order[0]).toBe('head-to-head-points');
    expect((await call(standingsWire, 'fifa.wc-2022', 'standings')).rules.order[0]).toBe('goal-difference');
  });

  it('say what puts a team before the next with as many points', async () => {
    const { tables } = await worldCup();
    expect(tables[2]?.rows.map(({ before }) => before)).toEqual([
      { rule: 'goal-difference', own: 6, other: 3 },
      null,
      null,
      null,
    ]);
    const rows = tables.flatMap((table) => table.rows.map((row, at) => ({ row, next: table.rows[at + 1] })));
    expect(rows.filter(({ row, next }) => row.before && row.points !== next?.points)).toEqual([]);
  });

  it('rank the thirds, eight of whom are those who went on', async () => {
    const { thirds, tables } = await worldCup();
    expect(thirds?.rows).toHaveLength(12);
    const through = thirds?.rows.slice(0, thirds.through).map(({ team }) => team.id);
    const marked = tables.flatMap(({ rows }) => rows.filter(({ zone }) => zone === 'z2'));
    expect(through?.toSorted()).toEqual(marked.map(({ team }) => team.id).toSorted());
    expect((await call(standingsWire, 'fifa.wc-2022', 'standings')).thirds).toBeNull();
  });

  it('stand as they stood after a week', async () => {
    const { tables } = await call(standingsWire, 'cr.1-2024-25', 'standings?week=3');
    const rows = tables.flatMap((table) => table.rows);
    expect(rows.every(({ played, form }) => played <= 3 && form.length === played)).toBe(true);
    expect(rows.some(({ played }) => played === 3)).toBe(true);
  });
});

describe('the bracket', () => {
  it('tells where the sides of each match come from', async () => {
    const { rounds } = await call(bracketWire, 'fifa.wc-2026', 'bracket');
    expect(rounds.map(({ matches }) => matches.length)).toEqual([16, 8, 4, 2, 1, 1]);
    const final = rounds.at(-1)?.matches[0];
    expect(final).toMatchObject({ number: 104, home_slot: 'W101', away_slot: 'W102' });
    expect(final?.match.contestant_home.name).toBe('España');
    expect(rounds[0]?.matches[0]?.home_slot).toMatch(/^[12][A-L]$/);
  });

  it('has no rounds where there are none', async () => {
    const { rounds } = await call(bracketWire, 'int.friendly-2017', 'bracket');
    expect(rounds).toEqual([]);
  });
});

describe('the calendar', () => {
  const headings = ({ groups }: CalendarWire): string[] => groups.map(({ label }) => label);

  it('goes by week, and by round where there are no weeks', async () => {
    const league = await call(calendarWire, 'cr.1-2024-25', 'calendar?week=1', { 'x-lang': 'en' });
    expect(league.groups.map(({ label, stage }) => [label, stage])).toEqual([
      ['Matchday 1', 'Apertura'],
      ['Matchday 1', 'Clausura'],
    ]);
    const cup = await call(calendarWire, 'fifa.wc-2026', 'calendar?by=round');
    expect(headings(cup)).toHaveLength(18);
    expect(headings(cup).at(-1)).toBe('Final');
    expect(cup.groups.find(({ key }) => key === cup.current)?.label).toBe('Octavos de final');
  });

  it('goes by the days of the reader', async () => {
    const path = 'calendar?by=date';
    const here = await call(calendarWire, 'fifa.wc-2026', path, { 'x-tz': 'America/Costa_Rica' });
    const there = await call(calendarWire, 'fifa.wc-2026', path, { 'x-lang': 'pt' });
    const on = ({ groups }: CalendarWire): number | undefined =>
      groups.find(({ date }) => date === '2026-07-05')?.matches.length;
    expect([on(here), on(there)]).toEqual([2, 1]);
    expect(here.current).toBe('2026-07-05');
    expect(there.groups.at(-1)?.label).toBe('domingo, 19 de julho de 2026');
  });

  it('narrows to a team', async () => {
    const path = `calendar?by=date&team_id=${statsId('PAN')}`;
    const { groups } = await call(calendarWire, 'fifa.wc-2026', path);
    expect(groups.map(({ matches }) => matches.length)).toEqual([1, 1, 1]);
  });
});

describe('the cards', () => {
  it('are those of the teams, and say of how many matches they are', async () => {
    const cards = await call(cardsWire, 'fifa.wc-2026', 'cards');
    // Of the last eight matches only the goals are known
    expect(cards).toMatchObject({ whole: true, matches: 104, matches_known: 96 });
    const ofPanama = cards.players.filter(({ team }) => team.name === 'Panamá');
    const figures = await app.inject(
      `/soccer/team/${statsId('PAN')}/statistics?tournament=${cards.tournament.id}`,
    );
    const { yellow_cards, red_cards } = figures.json<{ yellow_cards: number; red_cards: number }>();
    expect([
      ofPanama.reduce((sum, one) => sum + one.yellow_cards, 0),
      ofPanama.reduce((sum, one) => sum + one.red_cards, 0),
    ]).toEqual([yellow_cards, red_cards]);
    const totals = cards.players.map((one) => one.yellow_cards + one.red_cards);
    expect(totals).toEqual(totals.toSorted((one, other) => other - one));
  });

  it('are nobody’s where no match tells them', async () => {
    expect(await call(cardsWire, 'cr.1-2024-25', 'cards')).toMatchObject({ matches_known: 0, players: [] });
  });
});

describe('the scorers', () => {
  it('are all of them, or none where goals are not known', async () => {
    const { complete, scorers } = await call(scorersWire, 'fifa.wc-2026', 'scorers');
    expect(complete).toBe(true);
    expect(scorers[0]).toMatchObject({ player: 'Kylian Mbappé', goals: 10, position: 1 });
    expect(scorers.length).toBeGreaterThan(50);
    expect(await call(scorersWire, 'cr.1-2024-25', 'scorers')).toMatchObject({
      complete: false,
      scorers: [],
    });
  });
});

describe('the tournaments', () => {
  const names = async (query: string): Promise<string[]> =>
    tournamentList
      .parse((await get(`/soccer/tournaments?${query}`)).json())
      .tournaments.map(({ name, season }) => `${name} ${season}`);

  it('are found by a part of the name in any language, accents aside', async () => {
    expect(await names('search=AMERICA&season=2024')).toContain('Copa América 2024');
    expect(await names('search=world%20cup&slug=mundial')).toContain('Copa Mundial de la FIFA 2026');
    expect(await names('search=50%25')).toEqual([]);
  });
});

it.each([
  ['/soccer/tournament/nope/standings', 404, 'unknown-tournament'],
  ['/soccer/tournament/nope/bracket', 404, 'unknown-tournament'],
  ['/soccer/tournament/nope/calendar', 404, 'unknown-tournament'],
  ['/soccer/tournament/nope/cards', 404, 'unknown-tournament'],
  ['/soccer/tournament/nope/scorers', 404, 'unknown-tournament'],
  [`/soccer/tournament/${statsId('fifa.wc-2026')}/standings?week=0`, 400, 'bad-request'],
  [`/soccer/tournament/${statsId('fifa.wc-2026')}/bracket?week=1`, 400, 'bad-request'],
  [`/soccer/tournament/${statsId('fifa.wc-2026')}/calendar?by=month`, 400, 'bad-request'],
  ['/soccer/tournaments?name=x', 400, 'bad-request'],
])('%s is a %i', async (url, status, code) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
});
