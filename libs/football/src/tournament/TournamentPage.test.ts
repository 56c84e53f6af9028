import {
  startJsonServer,
  StubResponse,
  type StubResponses,
} from '@cancha/data-access/testing/startJsonServer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getSiteContext } from '@cancha/site/context/SiteContext';
import { remembering } from '@cancha/site/testing/remembering';
import { renderPage } from '@cancha/site/testing/renderPage';
import { testContext } from '@cancha/site/testing/testContext';
import { CalendarPage } from './CalendarPage';
import { generateStandingsMetadata, StandingsPage } from './StandingsPage';
import { generateTournamentMetadata, TournamentPage } from './TournamentPage';

vi.mock('@cancha/site/context/SiteContext', () => ({ getSiteContext: vi.fn() }));
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

const tournament = { id: 'x1', name: 'Liga de Costa Rica', slug: 'cr', season: '2024-25' };
const team = (name: string) => ({ id: name.toLowerCase(), name, image: null, code: null });
const row = (position: number, name: string, changes: object = {}) => ({
  position,
  team: team(name),
  played: 22,
  won: 13,
  drawn: 7,
  lost: 2,
  goals_for: 38,
  goals_against: 18,
  points: 46,
  zone: position === 1 ? 'z1' : null,
  by_lots: false,
  form: ['won', 'drawn'],
  ...changes,
});
const rules = { points: { win: 3, draw: 1, loss: 0 }, order: ['goal-difference', 'goals-for'], meetings: 0 };
const table = (name: string, rows: object[]) => ({
  id: name,
  name,
  rows,
  zones: [{ zone: 'z1', label: 'Semifinales' }],
});
const standings = (tables: object[], changes: object = {}) => ({
  tournament,
  until: '2025-05-07',
  rules,
  tables,
  thirds: null,
  ...changes,
});
const match = {
  id: 'm',
  date: '2025-05-04T17:00:00Z',
  status: 'played',
  contestant_home: team('Herediano'),
  contestant_away: team('Saprissa'),
  total_scores_home: 2,
  total_scores_away: 0,
};
const calendar = {
  tournament,
  by: 'week',
  current: 'c-22',
  groups: [{ key: 'c-22', label: 'Jornada 22', stage: 'Clausura', week: 22, matches: [match] }],
};
const path = '/soccer/tournament/x1';

async function serve(answers: StubResponses) {
  const { url } = await startJsonServer(answers);
  vi.mocked(getSiteContext).mockResolvedValue(testContext({ apiUrl: url }));
}

const props = (slug: string, id: string, more: object = {}) => ({
  params: Promise.resolve({ site: 'fca', slug, id, week: 'latest', ...more }),
});
const whole = {
  [`${path}/standings`]: standings([table('Clausura', [row(1, 'Herediano'), row(2, 'Saprissa')])]),
  [`${path}/calendar?by=week`]: calendar,
};
/** Where Next is told to send the reader, and by which status. */
const sentTo = (target: string) => ({
  digest: expect.stringMatching(new RegExp(`;${target.replaceAll('?', '\\?')};308;`)) as string,
});

describe('the page of a competition', () => {
  it('has the round that is on, the tables and the way to the other pages', async () => {
    await serve(whole);
    const html = await renderPage(TournamentPage(props('cr', 'x1')));

    expect(html).toContain('Liga de Costa Rica 2024-25</h1>');
    expect(html).toContain('Jornada 22');
    expect(html).toContain('href="/resultados/futbol/competencias/cr/x1/clasificacion"');
    expect(html).toContain('href="/resultados/futbol/equipo/herediano/herediano"');
    expect(html).toContain('webcal://');
  });

  it('names the champion of each half, the match that decided it, and who scored most', async () => {
    const titles = [
      { name: 'Apertura', champion: team('Herediano'), runner_up: team('Saprissa'), match },
      { name: 'Clausura', champion: team('Alajuelense'), runner_up: team('Herediano'), match: null },
    ];
    const scorer = { position: 1, player: 'Ariel Soto', player_id: 'p1', team: team('Herediano'), goals: 12 };
    await serve({
      ...whole,
      [`${path}/standings`]: standings([], { titles }),
      [`${path}/scorers`]: {
        tournament,
        complete: true,
        scorers: [scorer, { ...scorer, player: 'Otro', goals: 11 }],
      },
    });
    const html = await renderPage(TournamentPage(props('cr', 'x1')));

    expect(html).toMatch(/Campeón del Apertura[^]*Herediano[^]*Campeón del Clausura[^]*Alajuelense/);
    expect(html).toContain('Ganó la final a Saprissa');
    expect(html).toContain('Primero de la tabla');
    expect(html).toContain('Más goles: Ariel Soto, Herediano (12 goles)');
    expect(html).not.toContain('Más goles: Otro');
  });

  it('names no champion while there is none', async () => {
    await serve(whole);
    expect(await renderPage(TournamentPage(props('cr', 'x1')))).not.toContain('Campeón');
  });

  it('is a page even when all but its tables cannot be had', async () => {
    await serve({
      [`${path}/standings`]: whole[`${path}/standings`],
      [`${path}/calendar?by=week`]: new StubResponse(500, 'no'),
      [`${path}/bracket`]: new StubResponse(500, 'no'),
      [`${path}/scorers`]: { tournament, complete: true, scorers: {} },
    });
    expect(await renderPage(TournamentPage(props('cr', 'x1')))).toContain('Herediano');
  });

  it('is one of a competition without tables too', async () => {
    await serve({ ...whole, [`${path}/standings`]: standings([], { until: null, rules: null }) });
    const html = await renderPage(TournamentPage(props('cr', 'x1')));

    expect(html).toContain('Jornada 22');
    expect(html).not.toContain('<table');
  });

  it('is an error when the tables cannot be had: it may not look as if there were none', async () => {
    await serve({ [`${path}/standings`]: new StubResponse(503, 'no') });
    await expect(TournamentPage(props('cr', 'x1'))).rejects.toMatchObject({ status: 503 });
  });

  it('does not exist for an id nobody knows', async () => {
    await serve({});
    await expect(TournamentPage(props('cr', 'nada'))).rejects.toMatchObject({
      digest: 'NEXT_HTTP_ERROR_FALLBACK;404',
    });
  });

  it('has one address: another slug, and a season instead of an id, lead to it for good', async () => {
    await serve({
      ...whole,
      '/soccer/tournaments?slug=cr': {
        tournaments: [{ ...tournament, id: 'x2', season: '2023-24' }, tournament],
      },
    });
    const target = sentTo('/resultados/futbol/competencias/cr/x1');

    await expect(TournamentPage(props('otro', 'x1'))).rejects.toMatchObject(target);
    await expect(TournamentPage(props('cr', '2024-25'))).rejects.toMatchObject(target);
    await expect(TournamentPage(props('cr', '2024-2025'))).rejects.toMatchObject(target);
    await expect(TournamentPage(props('cr', '1999'))).rejects.toMatchObject({
      digest: 'NEXT_HTTP_ERROR_FALLBACK;404',
    });
  });

  it('is named by its season, and tells its canonical address', async () => {
    await serve(whole);
    const metadata = await generateTournamentMetadata(props('cr', 'x1'));

    expect(metadata.title).toBe('Liga de Costa Rica 2024-25: resultados, tablas y goleadores');
    expect(metadata.alternates?.canonical).toBe('/resultados/futbol/competencias/cr/x1');
  });
});

describe('scores of matches that are on', () => {
  const live = { ...match, status: 'playing', length_minutes: 63, total_scores_away: 1 };
  const round = { id: 'r', name: 'Semifinal', position: 1, matches: [{ match: live }] };
  const group = { ...calendar.groups[0], matches: [live] };

  /** Serves them as data that old. */
  async function serveOld(ageSeconds: number) {
    const old = (body: unknown) => new StubResponse(200, JSON.stringify(body), { age: String(ageSeconds) });
    await serve({
      ...whole,
      [`${path}/calendar?by=week`]: old({ ...calendar, groups: [group] }),
      [`${path}/bracket`]: old({ tournament, rounds: [round] }),
    });
  }
  const calendarProps = { params: Promise.resolve({ site: 'fca', slug: 'cr', id: 'x1', choice: 'current' }) };
  const pages = [
    ['competition', () => TournamentPage(props('cr', 'x1'))],
    ['standings', () => StandingsPage(props('cr', 'x1'))],
    ['calendar', () => CalendarPage(calendarProps)],
  ] as const;

  it.each(pages)(
    'are told with their age on the page of the %s, and not painted as live',
    async (_, page) => {
      await serveOld(200);
      const html = await renderPage(page());

      expect(html).toMatch(/data-state="live" data-stale=""/);
      expect(html).toContain('<span data-age=""> hace 3 min</span>');
      expect(html).toContain('<span data-age="()"> (hace 3 min)</span>');
    },
  );

  it.each(pages)('are live on the page of the %s while they are young', async (_, page) => {
    await serveOld(30);
    const html = await renderPage(page());

    expect(html).toMatch(/data-state="live"/);
    expect(html).not.toMatch(/data-stale|hace \d/);
  });

  it.each(pages)('grow old on the page of the %s without a new answer', async (_, page) => {
    await serveOld(0);
    const context = await getSiteContext('fca');
    const stats = remembering(context.apis.stats);
    vi.mocked(getSiteContext).mockResolvedValue({ ...context, apis: { ...context.apis, stats } });
    await renderPage(page());
    vi.useFakeTimers({ now: Date.now() + 200_000, toFake: ['Date'] });
    const later = renderPage(page()).finally(() => vi.useRealTimers());

    expect(await later).toContain('hace 3 min');
  });
});

describe('the standings of a competition', () => {
  it('say by what they are ordered, until when, and what only lots would part', async () => {
    const level = { by_lots: true };
    await serve({
      [`${path}/standings`]: standings([table('Clausura', [row(1, 'Alfa', level), row(2, 'Beta', level)])]),
    });
    const html = await renderPage(StandingsPage(props('cr', 'x1')));

    expect(html).toContain('Una victoria vale 3 puntos y un empate 1 punto.');
    expect(html).toContain('se ordenan por: diferencia de goles, goles a favor.');
    expect(html).toContain('Archivo: datos hasta el 7 de mayo de 2025.');
    expect(html).toContain('Iguales en todo lo que cuenta: Alfa, Beta.');
  });

  it('hold thirty teams in two zones, each line a sentence', async () => {
    const rows = Array.from({ length: 30 }, (_, i) => row((i % 15) + 1, `Equipo ${i + 1}`));
    await serve({
      [`${path}/standings`]: standings([table('Zona A', rows.slice(0, 15)), table('Zona B', rows.slice(15))]),
    });
    const html = await renderPage(StandingsPage(props('cr', 'x1')));

    expect(html.match(/<tr[^>]* aria-label=/g)).toHaveLength(30);
    expect(html).toContain(
      'aria-label="1, Equipo 16: 46 puntos; 22 jugados, 13 ganados, 7 empatados, 2 perdidos"',
    );
  });

  it('rank those third, of whom the best go on', async () => {
    const groups = ['A', 'B', 'C'].map((name) => table(`Grupo ${name}`, [row(1, `Uno ${name}`)]));
    const thirds = { rows: [row(1, 'Tercero A'), row(2, 'Tercero B')], through: 1 };
    await serve({ [`${path}/standings`]: standings(groups, { thirds }) });
    const html = await renderPage(StandingsPage(props('cr', 'x1')));

    expect(html).toContain('href="#tabla-terceros"');
    expect(html).toContain('Avanzan a la siguiente ronda');
    // Three groups, one legend after them.
    expect(html.match(/>Semifinales<\/li>/g)).toHaveLength(1);
    expect(html.indexOf('>Semifinales</li>')).toBeGreaterThan(html.lastIndexOf('Uno C'));
  });

  it('of a competition whose matches are not all known say that, and not that it had no tables', async () => {
    await serve({ [`${path}/standings`]: standings([], { until: null, rules: null, partial: true }) });
    const html = await renderPage(StandingsPage(props('cr', 'x1')));

    expect(html).toContain('No tenemos todos los partidos de esta competencia.');
    expect(html).not.toContain('no tiene tablas');
  });

  it('tell points that were taken, the year as one table and the averages with their seasons', async () => {
    const averages = {
      seasons: ['2024', '2025'],
      rows: [{ position: 1, team: team('Racing'), played: 43, points: 74, average: 74 / 43 }],
    };
    const deductions = [{ team: team('Ecuador'), points: 3 }];
    const annual = [row(1, 'Rosario Central')];
    await serve({
      [`${path}/standings`]: standings([table('Zona A', [row(1, 'Racing')])], {
        ...{ annual, averages, deductions },
      }),
    });
    const html = await renderPage(StandingsPage(props('cr', 'x1')));

    expect(html).toContain('Descontados a Ecuador: 3 puntos.');
    expect(html).toMatch(/Tabla anual[^]*Rosario Central[^]*Promedios[^]*Racing/);
    expect(html).toContain('1,721');
    expect(html).toContain('Puntos por partido en las temporadas que tenemos: 2024, 2025.');
  });

  it('of a competition without tables say so, and are nothing for search engines', async () => {
    await serve({ [`${path}/standings`]: standings([], { until: null, rules: null }) });

    expect(await renderPage(StandingsPage(props('cr', 'x1')))).toContain(
      'No tenemos tablas de esta competencia.',
    );
    expect((await generateStandingsMetadata(props('cr', 'x1'))).robots).toEqual({ index: false });
  });

  it('of an earlier week are marked as such, and are another view of the page', async () => {
    await serve({
      [`${path}/standings`]: whole[`${path}/standings`],
      [`${path}/standings?week=5`]: standings([table('Clausura', [row(1, 'Saprissa', { played: 5 })])]),
    });
    const week = { week: '5' };

    expect(await renderPage(StandingsPage(props('cr', 'x1', week)))).toContain('después de la jornada 5.');
    expect(await generateStandingsMetadata(props('cr', 'x1', week))).toMatchObject({
      robots: { index: false },
      alternates: { canonical: '/resultados/futbol/competencias/cr/x1/clasificacion' },
    });
  });
});
