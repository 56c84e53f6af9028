import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addArchive, readFacts } from '@cancha/newsroom/facts/readFacts.ts';
import { seedFolder } from '@cancha/newsroom/seedFolder.ts';
import { statsId } from '@cancha/newsroom/facts/statsId.ts';
import { publishedChampions, publishedScorers } from '../testing/publishedTitles.ts';
import { startStatsApi } from '../testing/startStatsApi.ts';
import { widgetWire } from './statsSchemas.ts';
import { bracketWire, scorersWire, standingsWire } from './standingsSchemas.ts';

let app: FastifyInstance;
beforeAll(async () => {
  ({ app } = await startStatsApi(() => new Date('2026-07-20T18:00:00Z'), { readOnly: true }));
});
afterAll(() => app.close());

const ask = async (tournament: string, part: string) =>
  (await app.inject(`/soccer/tournament/${statsId(tournament)}/${part}`)).json();
const standingsOf = async (tournament: string) => standingsWire.parse(await ask(tournament, 'standings'));

describe('the titles of the seed', () => {
  it.each(Object.entries(publishedChampions))('of %s went to %j', async (tournament, published) => {
    const { titles } = await standingsOf(tournament);
    const told = titles.map(({ name, champion, runner_up: second }) =>
      [...(name === null ? [] : [name]), second ? `${champion.name} · ${second.name}` : champion.name].join(
        ': ',
      ),
    );
    expect(told).toEqual(published);
  });

  it.each(Object.entries(publishedScorers))(
    'stand beside the most goals of %s: %s',
    async (tournament, published) => {
      const { scorers: all } = scorersWire.parse(await ask(tournament, 'scorers'));
      const [first] = all;
      const most = all.filter(({ goals }) => goals === first?.goals).map(({ player }) => player);
      expect(`${first?.goals}: ${most.sort().join(', ')}`).toBe(published);
    },
  );

  it('and most goals are told of no other tournament than these, which are not compared', async () => {
    const facts = await addArchive(await readFacts(join(seedFolder, 'facts')), join(seedFolder, 'archive'));
    const told = { titles: [] as string[], scorers: [] as string[] };
    for (const { key } of facts.tournaments) {
      if (!(key in publishedChampions) && (await standingsOf(key)).titles.length > 0) told.titles.push(key);
      const { scorers } = scorersWire.parse(await ask(key, 'scorers'));
      if (!(key in publishedScorers) && scorers.length > 0) told.scorers.push(key);
    }
    // Played after what we are certain of
    expect(told).toEqual({ titles: ['fifa.wc-2026'], scorers: ['fifa.wc-2026'] });
  }, 60_000);

  it('say of those that were decided by matches we do not have that they are', async () => {
    const { titles } = await standingsOf('cr.1-2024-25');

    expect(titles).toMatchObject([
      { name: 'Apertura', on_record: true, match: { id: expect.any(String) } },
      { name: 'Clausura', on_record: false, match: null },
    ]);
  });

  it('tell the points that were taken, and only where they were', async () => {
    const { deductions, tables } = await standingsOf('int.wcq-conmebol-2026');
    expect(deductions).toMatchObject([{ team: { name: 'Ecuador' }, points: 3 }]);
    expect(tables[0]?.rows[1]).toMatchObject({ team: { name: 'Ecuador' }, points: 29, won: 8, drawn: 8 });
    expect((await standingsOf('int.wcq-conmebol-2022')).deductions).toEqual([]);
  });

  it('are told beside what is missing: tables of a competition of which matches are', async () => {
    expect(await standingsOf('int.wcq-conmebol-2018')).toMatchObject({ partial: true, tables: [] });
    expect(await standingsOf('int.friendly-2026')).toMatchObject({ partial: false, tables: [] });
    expect(await standingsOf('int.goldcup-2025')).toMatchObject({ partial: false });
  });
});

describe('the long tables of the Argentine league', () => {
  it('are the year as one table, and points a game over both seasons held', async () => {
    const { annual, averages, tables } = await standingsOf('ar.1-2025');
    const [zoneA, zoneB] = tables.map(({ rows }) => rows);

    expect(tables).toHaveLength(2);
    expect(annual).toHaveLength(30);
    // Who led the two zones
    expect(annual?.[0]).toMatchObject({ team: { name: zoneB?.[0]?.team.name }, points: 35, played: 16 });
    expect(annual?.[1]).toMatchObject({ team: { name: zoneA?.[0]?.team.name }, points: 33, played: 16 });
    expect(averages?.seasons).toEqual(['2024', '2025']);
    expect(averages?.rows).toHaveLength(30);
    // 46 points of 27 games and 28 of 16
    const racing = averages?.rows.find(({ team }) => team.name.startsWith('Racing'));
    expect(racing).toMatchObject({ points: 74, played: 43, average: 74 / 43 });
    // Promoted for 2025: its own games alone
    const sanMartin = averages?.rows.find(({ team }) => team.name.startsWith('San Martín'));
    expect(sanMartin).toMatchObject({ points: 9, played: 16 });
  });

  it('come with the widget, and with a week or a team that is not in them they do not', async () => {
    const widget = async (query: string) => {
      const address = `/api/stats/competition-widget/tournament/${statsId('ar.1-2025')}${query}`;
      return widgetWire.parse((await app.inject(address)).json());
    };
    const { annual, averages } = await standingsOf('ar.1-2025');

    expect(await widget('')).toMatchObject({ annual, averages });
    expect(await widget('?week=3')).toMatchObject({ annual: null, averages: null });
    expect(await widget(`?teamId=${annual?.[0]?.team.id}`)).toMatchObject({ annual, averages });
    expect(await widget(`?teamId=${statsId('PAN')}`)).toMatchObject({ annual: null, averages: null });
  });

  it('are told of matches that are no knock-out round', async () => {
    expect(bracketWire.parse(await ask('ar.1-2025', 'bracket')).rounds).toEqual([]);
  });

  it('are not told of one season, which would be its table once more, nor of another league', async () => {
    expect(await standingsOf('ar.1-2024')).toMatchObject({ annual: null, averages: null });
    expect(await standingsOf('br.1-2025')).toMatchObject({ annual: null, averages: null });
  });
});
