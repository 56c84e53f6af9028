import {
  startJsonServer,
  StubResponse,
  type StubResponses,
} from '@cancha/data-access/testing/startJsonServer';
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
  it('has its coach, its form by shape and letter, and its run', async () => {
    await serve({
      [`${path}/matches?size=40`]: {
        team,
        matches: [match('c', '09', [1, 0]), match('b', '08', [0, 0]), match('a', '07', [3, 1])],
      },
    });
    const html = await renderPage(TeamPage(props()));

    expect(html).toContain('Vladimir Quesada');
    expect(html).toContain('ganado, empatado, ganado');
    expect(html).toContain('3 partidos sin perder');
  });

  it('is a page even when nothing but the team can be had', async () => {
    await serve({ [`${path}/matches?size=40`]: new StubResponse(500, 'no') });
    expect(await renderPage(TeamPage(props()))).toContain('No hay partidos de este equipo.');
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

  it('are 0 where there was none, and not known where nobody counted', async () => {
    await serve({ [`${path}/statistics?tournament=x1`]: statistics });
    const html = await renderPage(TeamStatsPage(props({ choice: 'latest' })));

    expect(html).toMatch(/Sin recibir goles<\/dt><dd>0</);
    expect(html).toMatch(/Tarjetas rojas<\/dt><dd><span[^>]*>Sin dato</);
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
