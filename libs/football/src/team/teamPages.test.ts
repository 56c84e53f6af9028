import {
  startJsonServer,
  StubResponse,
  type StubResponses,
} from '@cancha/data-access/testing/startJsonServer';
import { startServer } from '@cancha/data-access/testing/startServer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getSiteContext } from '@cancha/site/context/SiteContext';
import { aMatch } from '@cancha/site/testing/aMatch';
import { remembering } from '@cancha/site/testing/remembering';
import { renderPage } from '@cancha/site/testing/renderPage';
import { testContext } from '@cancha/site/testing/testContext';
import { TeamMatchesPage } from './teamMatchesPage';
import { splitMatches } from './nearMatches';
import { TeamNewsPage } from './teamNewsPage';
import { TeamPage } from './teamPage';
import { TeamSquadPage } from './teamSquadPage';
import { generateTeamStatsMetadata, TeamStatsPage } from './teamStatsPage';

vi.mock('@cancha/site/context/SiteContext', () => ({ getSiteContext: vi.fn() }));
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

const team = { id: 't1', name: 'Saprissa', image: null, code: 'SAP' };
const other = { id: 't2', name: 'Herediano', image: null, code: 'HER' };
const tournament = { id: 'x1', name: 'Liga', slug: 'cr', season: '2024-25' };
const match = (id: string, day: string, goals: readonly [number, number]) => ({
  id,
  date: `2025-05-${day}T17:00:00Z`,
  status: 'played',
  contestant_home: team,
  contestant_away: other,
  total_scores_home: goals[0],
  total_scores_away: goals[1],
});
const header = { team: { ...team, kind: 'club' }, coach: 'Vladimir Quesada', tournaments: [tournament] };
const record = { played: 3, won: 2, drawn: 1, lost: 0, goals_for: 5, goals_against: 1 };
const path = '/soccer/team/t1';

async function serve(answers: StubResponses) {
  const { url } = await startJsonServer({ [path]: header, ...answers });
  vi.mocked(getSiteContext).mockResolvedValue(testContext({ apiUrl: url }));
}
const paramsOf = (changes: object = {}) => ({ site: 'fca', slug: 'saprissa', id: 't1', ...changes });
const props = (changes: object = {}) => ({ params: Promise.resolve(paramsOf(changes)) });
const notFound = { digest: 'NEXT_HTTP_ERROR_FALLBACK;404' };

describe('the page of a team', () => {
  const played = [
    match('d', '10', [1, 0]),
    match('c', '09', [1, 1]),
    match('b', '08', [2, 0]),
    match('a', '07', [0, 1]),
  ];
  const coverage = { tournament: null, from: '2025-05-07', until: '2025-05-10', matches: 4 };
  const overview = async (answer: object) => {
    await serve({ [`${path}/matches?size=40`]: { team, ...answer } });
    vi.useFakeTimers({ now: new Date('2025-05-11T12:00:00Z'), toFake: ['Date'] });
    return renderPage(TeamPage(props())).finally(() => vi.useRealTimers());
  };

  it('has its coach, its form by shape and letter, and its run', async () => {
    const html = await overview({ matches: played, coverage });

    expect(html).toContain('Vladimir Quesada');
    expect(html).toContain('perdido, ganado, empatado, ganado');
    expect(html).toContain('<b>3 partidos sin perder</b>');
    expect(html).not.toMatch(/registrado|Hasta el/);
  });

  it('tells no run where matches may be missing, and says of how many its form is', async () => {
    const html = await overview({ matches: played });

    expect(html).toContain('perdido, ganado, empatado, ganado');
    expect(html).toContain('De 4 partidos registrados: puede faltar alguno.');
    expect(html).not.toContain('sin perder');
  });

  it('believes no statement of completeness that its matches do not bear out', async () => {
    const unread = { ...match('x', '06', [1, 0]), contestant_home: null };
    const whole = { ...coverage, from: '2025-05-06', matches: 5 };

    expect(await overview({ matches: [...played, unread], coverage: whole })).not.toContain('sin perder');
    expect(await overview({ matches: played.slice(1), coverage })).not.toContain('sin perder');
  });

  it('says that a run may be longer where it goes back to the first match known', async () => {
    const from = { ...coverage, from: '2025-05-08', matches: 3 };
    expect(await overview({ matches: played, coverage: from })).toContain('Al menos 3 partidos sin perder');
  });

  it('says until when its run is known, and of which tournament', async () => {
    const own = played.map((one) => ({ ...one, tournament }));
    const html = await overview({
      matches: own,
      coverage: { ...coverage, tournament: 'x1', until: '2025-05-09' },
    });

    expect(html).toContain('Últimos resultados en Liga 2024-25');
    expect(html).toContain('<b>3 partidos sin perder</b>');
    expect(html).toContain('Hasta el 9 de mayo de 2025.');
  });

  it('asks for the table and the scorers of the team alone, and places them among themselves', async () => {
    const scorer = { position: 51, player: 'Mariano Torres', player_id: 'p', team, goals: 3, penalties: 1 };
    await serve({
      '/api/stats/competition-widget/tournament/x1?teamId=t1': { tournament, tables: [], scorers: [scorer] },
    });
    const html = await renderPage(TeamPage(props()));

    expect(html).toContain('Goleadores del equipo');
    expect(html).toContain('Mariano Torres');
    expect(html).not.toContain('>51<');
  });

  it('is a page even when nothing but the team can be had', async () => {
    await serve({ [`${path}/matches?size=40`]: new StubResponse(500, 'no') });
    expect(await renderPage(TeamPage(props()))).toContain('Los partidos no llegan en este momento.');
  });

  it('does not exist for an id nobody knows, and has one slug', async () => {
    await serve({});
    await expect(TeamPage(props({ id: 'nada' }))).rejects.toMatchObject(notFound);
    await expect(TeamPage(props({ slug: 'x' }))).rejects.toMatchObject({
      digest: expect.stringContaining(';/resultados/futbol/equipo/saprissa/t1;308;') as string,
    });
  });
});

describe('the matches over every page of a team', () => {
  const live = { ...match('now', '09', [1, 0]), status: 'playing', length_minutes: 63 };
  const list = { team, matches: [live, match('before', '02', [3, 1])] };
  const squad = { [`${path}/squad`]: { team, tournament: null, coach: null, lines: [] } };
  const old = (seconds: number) => ({
    ...squad,
    [`${path}/matches?size=40`]: new StubResponse(200, JSON.stringify(list), { age: String(seconds) }),
  });
  const pages = [
    ['overview', () => TeamPage(props())],
    ['squad', () => TeamSquadPage(props())],
    ['matches', () => TeamMatchesPage(props({ choice: '1' }))],
    ['news', () => TeamNewsPage({ params: Promise.resolve({ ...paramsOf(), page: '1' }) })],
  ] as const;

  it.each(pages)(
    'stand on its page of the kind %s: what is on or next, and what was last',
    async (_, page) => {
      await serve(old(0));
      const html = await renderPage(page());

      expect(html).toContain('Ahora</h2>');
      expect(html).toContain('data-match="now" data-state="live"');
      expect(html).not.toContain('data-stale');
      expect(html).toContain('Último partido</h2>');
      expect(html).toContain('Saprissa 3, Herediano 1');
    },
  );

  it('say of one that is not on yet that it comes next', async () => {
    const coming = { ...list, matches: [{ ...match('soon', '09', [0, 0]), status: 'fixture' }] };
    await serve({ ...squad, [`${path}/matches?size=40`]: coming });
    vi.useFakeTimers({ now: new Date('2025-05-01T12:00:00Z'), toFake: ['Date'] });
    const html = await renderPage(TeamSquadPage(props())).finally(() => vi.useRealTimers());

    expect(html).toContain('Próximo partido</h2>');
    expect(html).not.toContain('Ahora</h2>');
  });

  it('have the next one, also of a season so long that the latest of the list are all to come', async () => {
    const fixture = (id: string, day: string) => ({ ...match(id, day, [0, 0]), status: 'fixture' });
    await serve({
      ...squad,
      [`${path}/matches?size=40`]: { team, matches: [fixture('far', '30'), fixture('further', '31')] },
      '/soccer/next-match/t1?nextEvents=1': { matches: [fixture('soon', '02')] },
    });
    vi.useFakeTimers({ now: new Date('2025-05-01T12:00:00Z'), toFake: ['Date'] });
    const html = await renderPage(TeamSquadPage(props())).finally(() => vi.useRealTimers());

    expect(html).toContain('Próximo partido</h2>');
    expect(html).toContain('data-match="soon"');
    expect(html).not.toContain('data-match="far"');
  });

  it.each(pages)('tell the age of a score on the page of the kind %s', async (_, page) => {
    await serve(old(200));
    const html = await renderPage(page());

    expect(html).toContain('data-match="now" data-state="live" data-stale=""');
    expect(html).not.toMatch(/data-state="live"(?! data-stale)/);
    expect(html).toContain('<span data-age=""> hace 3 min</span>');
  });

  it('grow old without a new answer', async () => {
    await serve(old(0));
    const context = await getSiteContext('fca');
    const stats = remembering(context.apis.stats);
    vi.mocked(getSiteContext).mockResolvedValue({ ...context, apis: { ...context.apis, stats } });
    for (const [, page] of pages) await renderPage(page());
    vi.useFakeTimers({ now: Date.now() + 200_000, toFake: ['Date'] });
    const later = await Promise.all(pages.map(([, page]) => renderPage(page()))).finally(() =>
      vi.useRealTimers(),
    );

    for (const html of later) expect(html).toContain('hace 3 min');
  });

  it('are left out where they cannot be had', async () => {
    await serve({ ...squad, [`${path}/matches?size=40`]: new StubResponse(500, 'no') });

    expect(await renderPage(TeamSquadPage(props()))).not.toMatch(/(?:Próximo partido|Ahora)<\/h2>/);
  });
});

describe('the figures of a team', () => {
  const statistics = { team, tournament, total: record, home: record, away: null, clean_sheets: 0 };
  const shown = async (changes: object) => {
    await serve({ [`${path}/statistics?tournament=x1`]: { ...statistics, ...changes } });
    return renderPage(TeamStatsPage(props({ choice: 'latest' })));
  };
  const coverage = { tournament: 'x1', from: '2025-01-12', until: '2025-05-25', matches: 3 };

  it('say from when to when they count every match', async () => {
    const html = await shown({ coverage, biggest_win: match('a', '07', [3, 1]) });
    expect(html).toContain('Todos sus partidos del 12 de enero de 2025 al 25 de mayo de 2025.');
    expect(html).toContain('Mayor victoria</h2>');
  });

  it.each([[undefined], [null], [{ matches: 3 }], [{ ...coverage, matches: 18 }]])(
    'are those of the matches on record where it is stated as %j',
    async (stated) => {
      const html = await shown({ coverage: stated, biggest_win: match('a', '07', [3, 1]) });
      expect(html).toContain('De 3 partidos registrados: puede faltar alguno.');
      expect(html).toContain('Mayor victoria registrada</h2>');
    },
  );

  it('call nobody at home on neutral ground', async () => {
    const none = { played: 0, won: 0, drawn: 0, lost: 0, goals_for: 0, goals_against: 0 };
    const onlyNeutral = await shown({ home: none, away: none, neutral: record });
    expect(onlyNeutral).not.toMatch(/De local|De visitante/);
    const both = await shown({ home: record, away: none, neutral: record });
    expect(both).toContain('De local</h2>');
    expect(both).toContain('En cancha neutral</h2>');
    expect(both).not.toContain('De visitante');
  });

  it('place its scorers among themselves', async () => {
    const scorer = (player: string, position: number, goals: number) => ({
      player,
      position,
      goals,
      penalties: 0,
      team,
    });
    const html = await shown({
      scorers: [scorer('Uno', 51, 2), scorer('Dos', 164, 1), scorer('Tres', 164, 1)],
    });
    expect(html).toContain('Goleadores del equipo');
    expect(html).not.toMatch(/>(51|164)</);
  });

  it('are 0 where there was none, and not known where nobody counted', async () => {
    await serve({ [`${path}/statistics?tournament=x1`]: statistics });
    const html = await renderPage(TeamStatsPage(props({ choice: 'latest' })));

    expect(html).toMatch(/Sin recibir goles<\/dt><dd>0</);
    expect(html).toMatch(/Tarjetas rojas<\/dt><dd><span[^>]*>Sin dato</);
  });

  it('are said to be late where they take longer than a page waits', async () => {
    const { url } = await startServer((request, response) => {
      const isHeader = request.url === path;
      const answer = JSON.stringify(isHeader ? header : statistics);
      setTimeout(
        () => response.writeHead(200, { 'Content-Type': 'application/json' }).end(answer),
        isHeader ? 0 : 3_000,
      );
    });
    vi.mocked(getSiteContext).mockResolvedValue(testContext({ apiUrl: url }));
    const html = await renderPage(TeamStatsPage(props({ choice: 'latest' })));

    expect(html).toContain('Las estadísticas no llegan en este momento.');
    expect(html).not.toContain('No tenemos estadísticas');
  });

  it('of a tournament it does not play in are no page', async () => {
    await serve({ [`${path}/statistics?tournament=x1`]: statistics });
    await expect(TeamStatsPage(props({ choice: 'x9' }))).rejects.toMatchObject(notFound);
  });

  it('of a tournament asked for are a view of the page', async () => {
    await serve({ [`${path}/statistics?tournament=x1`]: statistics });
    expect(await generateTeamStatsMetadata(props({ choice: 'x1' }))).toMatchObject({
      robots: { index: false },
      alternates: { canonical: '/resultados/futbol/equipo/saprissa/t1/estadisticas' },
    });
  });
});

it('a squad that is not known says so', async () => {
  await serve({ [`${path}/squad`]: { team, tournament: null, coach: null, lines: [] } });
  expect(await renderPage(TeamSquadPage(props()))).toContain('El plantel de este equipo no se conoce.');
});

describe('what a team plays next', () => {
  const now = new Date('2026-07-05T21:00:00Z');

  it('is what is on, else what comes first, and never a match whose hour passed', () => {
    const forgotten = aMatch.scheduled({ id: 'forgotten' });
    const coming = aMatch.scheduled({ id: 'coming', kickOff: new Date('2026-07-09T20:00:00Z') });
    const later = aMatch.scheduled({ id: 'later', kickOff: new Date('2026-07-12T20:00:00Z') });

    expect(splitMatches([later, forgotten, coming], now).next?.id).toBe('coming');
    expect(splitMatches([later, aMatch.live({ id: 'live' })], now).next?.id).toBe('live');
    expect(splitMatches([forgotten], now).next).toBeNull();
  });
});
