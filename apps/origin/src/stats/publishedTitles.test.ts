import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statsId } from '@cancha/newsroom/facts/statsId.ts';
import { startStatsApi } from '../testing/startStatsApi.ts';
import { widgetWire } from './statsSchemas.ts';
import { bracketWire, scorersWire, standingsWire } from './standingsSchemas.ts';

// What the confederations and leagues published, written down by hand: see the NOTICE of newsroom

const champions: Record<string, string[]> = {
  'fifa.wc-2018': ['Francia · Croacia'],
  'fifa.wc-2022': ['Argentina · Francia'],
  'int.copaamerica-2016': ['Chile · Argentina'],
  'int.copaamerica-2019': ['Brasil · Perú'],
  'int.copaamerica-2021': ['Argentina · Brasil'],
  'int.copaamerica-2024': ['Argentina · Colombia'],
  'int.goldcup-2017': ['Estados Unidos · Jamaica'],
  'int.goldcup-2019': ['México · Estados Unidos'],
  'int.goldcup-2021': ['Estados Unidos · México'],
  'int.goldcup-2023': ['México · Panamá'],
  'int.goldcup-2025': ['México · Estados Unidos'],
  'int.cnl-2019-20': ['Estados Unidos · México'],
  'int.cnl-2022-23': ['Estados Unidos · Canadá'],
  'int.cnl-2023-24': ['Estados Unidos · México'],
  'int.cnl-2024-25': ['México · Panamá'],
  'int.uncaf-2011': ['Honduras · Costa Rica'],
  'int.uncaf-2013': ['Costa Rica · Honduras'],
  // Decided by a shoot-out whose winner is not on record
  'int.uncaf-2007': [],
  // A qualifying stage has no champion
  'int.wcq-conmebol-2026': [],
  'ar.1-2024': ['Vélez · Talleres'],
  'br.1-2025': ['Flamengo · Palmeiras'],
  'pt.1-2024-25': ['Sporting CP · Benfica'],
  'pt.1-2025-26': ['Porto · Sporting CP'],
  'us.1-2024': ['LA Galaxy · NY Red Bulls'],
  'mx.1-2024-25': ['Apertura: América · Monterrey', 'Clausura: Toluca · América'],
  'co.1-2024': ['Apertura: Bucaramanga · Santa Fe', 'Clausura: Atlético Nacional · Tolima'],
  'conmebol.lib-2024': ['Botafogo · Atlético-MG'],
  'conmebol.lib-2025': ['Flamengo · Palmeiras'],
  'conmebol.sud-2024': ['Racing · Cruzeiro'],
  'concacaf.cc-2024': ['Pachuca · Columbus Crew'],
  // Its final is not on record
  'concacaf.cc-2025': [],
};

const scorers: Record<string, string> = {
  'fifa.wc-2018': '6: Harry Kane',
  'fifa.wc-2022': '8: Kylian Mbappé',
  'int.copaamerica-2016': '6: Eduardo Vargas',
  'int.copaamerica-2019': '3: Everton Soares, Paolo Guerrero',
  'int.copaamerica-2021': '4: Lionel Messi, Luis Díaz',
  'int.copaamerica-2024': '5: Lautaro Martínez',
  'int.goldcup-2019': '6: Jonathan David',
  'int.goldcup-2021': '4: Almoez Ali',
  'int.wcq-conmebol-2026': '8: Lionel Messi',
  'int.wcq-conmebol-2022': '10: Marcelo Martins Moreno',
};

let app: FastifyInstance;
beforeAll(async () => {
  ({ app } = await startStatsApi(() => new Date('2026-07-20T18:00:00Z'), { readOnly: true }));
});
afterAll(() => app.close());

const ask = async (tournament: string, part: string) =>
  (await app.inject(`/soccer/tournament/${statsId(tournament)}/${part}`)).json();
const standingsOf = async (tournament: string) => standingsWire.parse(await ask(tournament, 'standings'));

describe('the titles of the seed', () => {
  it.each(Object.entries(champions))('of %s went to %j', async (tournament, published) => {
    const { titles } = await standingsOf(tournament);
    const told = titles.map(({ name, champion, runner_up: second }) =>
      [...(name === null ? [] : [name]), `${champion.name} · ${second?.name}`].join(': '),
    );
    expect(told).toEqual(published);
  });

  it.each(Object.entries(scorers))('stand beside the most goals of %s: %s', async (tournament, published) => {
    const { scorers: all } = scorersWire.parse(await ask(tournament, 'scorers'));
    const [first] = all;
    const most = all.filter(({ goals }) => goals === first?.goals).map(({ player }) => player);
    expect(`${first?.goals}: ${most.sort().join(', ')}`).toBe(published);
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
