import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statsId } from '@cancha/newsroom/facts/statsId.ts';
import { startStatsApi } from '../testing/startStatsApi.ts';
import { tournamentList, type WidgetWire, widgetWire } from './statsSchemas.ts';

let app: FastifyInstance;
beforeAll(async () => {
  ({ app } = await startStatsApi(() => new Date('2026-07-05T18:00:00Z'), { readOnly: true }));
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const getWidget = async (key: string, query = '', headers?: Record<string, string>): Promise<WidgetWire> =>
  widgetWire.parse(
    (await get(`/api/stats/competition-widget/tournament/${statsId(key)}${query}`, headers)).json(),
  );
const points = (table: WidgetWire['tables'][number] | undefined): string[] =>
  (table?.rows ?? []).map(({ team, points: won }) => `${team.name} ${won}`);

describe('the competition widget', () => {
  it('ranks a World Cup group by points, goal difference and goals', async () => {
    const { tables } = await getWidget('fifa.wc-2026');
    expect(tables).toHaveLength(12);
    expect(points(tables[2])).toEqual(['Brasil 7', 'Marruecos 7', 'Escocia 3', 'Haití 0']);
  });

  it('marks the two who went through and the thirds who really did', async () => {
    const { tables } = await getWidget('fifa.wc-2026');
    const zones = tables.flatMap(({ rows }) => rows.map(({ zone }) => zone));
    expect(zones.filter((zone) => zone === 'z1')).toHaveLength(24);
    expect(zones.filter((zone) => zone === 'z2')).toHaveLength(8);
    // Scotland were third of group C and went home
    expect(tables[2]?.rows.map(({ zone }) => zone)).toEqual(['z1', 'z1', null, null]);
    expect(tables[2]?.zones).toEqual([{ zone: 'z1', label: 'Dieciseisavos de final' }]);
    expect(tables[1]?.zones[1]).toEqual({ zone: 'z2', label: 'Mejores terceros' });
  });

  it('tells the Clausura of 2025 as far as it is known, awarded matches included', async () => {
    const { tables, until } = await getWidget('cr.1-2024-25');
    expect(until).toBe('2025-05-07');
    expect(tables.map(({ name }) => name)).toEqual(['Apertura', 'Clausura']);
    expect(points(tables[1]).slice(0, 6)).toEqual([
      'Herediano 46',
      'Alajuelense 39',
      'Cartaginés 38',
      'Puntarenas 38',
      'Saprissa 36',
      'Sporting FC 28',
    ]);
    expect(tables[1]?.rows.map(({ zone }) => zone).slice(3, 5)).toEqual(['z1', null]);
    expect(tables[1]?.zones).toEqual([{ zone: 'z1', label: 'Semifinales' }]);
  });

  it('lists the scorers of the World Cup by goals, fewer penalties first', async () => {
    const { scorers } = await getWidget('fifa.wc-2026');
    expect(scorers.slice(0, 6).map(({ player, goals }) => `${player} ${goals}`)).toEqual([
      'Kylian Mbappé 10',
      'Lionel Messi 8',
      'Erling Haaland 7',
      'Jude Bellingham 7',
      'Ousmane Dembélé 6',
      'Harry Kane 6',
    ]);
    expect(scorers[3]?.position).toBe(3);
  });

  it('names no scorers where not every goal is known', async () => {
    expect((await getWidget('cr.1-2024-25')).scorers).toEqual([]);
    // Of one match its goals are not on record
    expect((await getWidget('int.wcq-concacaf-2026')).scorers).toEqual([]);
  });

  it('shows one stage, one week or one team when asked to', async () => {
    const { stages } = await getWidget('cr.1-2024-25');
    const afterOne = await getWidget('cr.1-2024-25', `?stage_id=${stages[1]?.id}&week=1`);
    expect(afterOne.tables.map(({ name }) => name)).toEqual(['Clausura']);
    expect(afterOne.tables[0]?.rows.every(({ played }) => played === 1)).toBe(true);

    const panama = await getWidget('fifa.wc-2026', `?teamId=${statsId('PAN')}`, { 'x-lang': 'en' });
    expect(panama.tables.map(({ name }) => name)).toEqual(['Group L']);
  });

  it('is a 404 with its code for no tournament', async () => {
    const answer = await get('/api/stats/competition-widget/tournament/nope');
    expect(answer.json()).toMatchObject({ statusCode: 404, code: 'unknown-tournament' });
  });
});

describe('the tournaments', () => {
  it('begin with the latest', async () => {
    const { tournaments } = tournamentList.parse((await get('/soccer/tournaments')).json());
    expect(tournaments[0]).toMatchObject({
      name: 'Copa Mundial de la FIFA',
      slug: 'mundial',
      season: '2026',
    });
    expect(new Set(tournaments.map(({ slug, season }) => `${slug}/${season}`)).size).toBe(tournaments.length);
  });
});

it('tells caches that language and zone make another answer', async () => {
  expect((await get('/soccer/tournaments')).headers.vary).toBe('x-lang, x-tz');
});
