import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StubResponse } from '@cancha/data-access/testing/startJsonServer';
import { startServer } from '@cancha/data-access/testing/startServer';
import { getSiteContext } from '@cancha/site/context/SiteContext';
import { aMatch } from '@cancha/site/testing/aMatch';
import { remembering } from '@cancha/site/testing/remembering';
import { renderPage } from '@cancha/site/testing/renderPage';
import { testContext } from '@cancha/site/testing/testContext';
import { TeamMatchesPage } from './teamMatchesPage';
import { splitMatches } from './nearMatches';
import { TeamMeetingsPage } from './teamMeetingsPage';
import { TeamNewsPage } from './teamNewsPage';
import { TeamPage } from './teamPage';
import { TeamSquadPage } from './teamSquadPage';
import { TeamStatsPage } from './teamStatsPage';
import { header, match, path, serveTeam, team, teamParams, teamProps } from './teamAnswers.fixture';

vi.mock('@cancha/site/context/SiteContext', () => ({ getSiteContext: vi.fn() }));
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

describe('the matches over every page of a team', () => {
  const live = { ...match('now', '09', [1, 0]), status: 'playing', length_minutes: 63 };
  const list = { team, matches: [live, match('before', '02', [3, 1])] };
  const squad = { [`${path}/squad`]: { team, tournament: null, coach: null, lines: [] } };
  const old = (seconds: number) => ({
    ...squad,
    [`${path}/matches?size=40`]: new StubResponse(200, JSON.stringify(list), { age: String(seconds) }),
  });
  const pages = [
    ['overview', () => TeamPage(teamProps())],
    ['squad', () => TeamSquadPage(teamProps())],
    ['matches', () => TeamMatchesPage(teamProps({ choice: '1' }))],
    ['news', () => TeamNewsPage({ params: Promise.resolve({ ...teamParams(), page: '1' }) })],
  ] as const;

  it.each(pages)(
    'stand on its page of the kind %s: what is on or next, and what was last',
    async (_, page) => {
      await serveTeam(old(0));
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
    await serveTeam({ ...squad, [`${path}/matches?size=40`]: coming });
    vi.useFakeTimers({ now: new Date('2025-05-01T12:00:00Z'), toFake: ['Date'] });
    const html = await renderPage(TeamSquadPage(teamProps())).finally(() => vi.useRealTimers());

    expect(html).toContain('Próximo partido</h2>');
    expect(html).not.toContain('Ahora</h2>');
  });

  it('have the next one, also of a season so long that the latest of the list are all to come', async () => {
    const fixture = (id: string, day: string) => ({ ...match(id, day, [0, 0]), status: 'fixture' });
    await serveTeam({
      ...squad,
      [`${path}/matches?size=40`]: { team, matches: [fixture('far', '30'), fixture('further', '31')] },
      '/soccer/next-match/t1?nextEvents=1': { matches: [fixture('soon', '02')] },
    });
    vi.useFakeTimers({ now: new Date('2025-05-01T12:00:00Z'), toFake: ['Date'] });
    const html = await renderPage(TeamSquadPage(teamProps())).finally(() => vi.useRealTimers());

    expect(html).toContain('Próximo partido</h2>');
    expect(html).toContain('data-match="soon"');
    expect(html).not.toContain('data-match="far"');
  });

  it.each(pages)('tell the age of a score on the page of the kind %s', async (_, page) => {
    await serveTeam(old(200));
    const html = await renderPage(page());

    expect(html).toContain('data-match="now" data-state="live" data-stale=""');
    expect(html).not.toMatch(/data-state="live"(?! data-stale)/);
    expect(html).toContain('<span data-age=""> hace 3 min</span>');
  });

  it('grow old without a new answer', async () => {
    await serveTeam(old(0));
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
    await serveTeam({ ...squad, [`${path}/matches?size=40`]: new StubResponse(500, 'no') });

    expect(await renderPage(TeamSquadPage(teamProps()))).not.toMatch(/(?:Próximo partido|Ahora)<\/h2>/);
  });
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

it('what a page of a team is of is said to be late where it takes longer than a page waits, and not to be none', async () => {
  const { url } = await startServer((request, response) => {
    const isHeader = request.url === path;
    const answer = JSON.stringify(isHeader ? header : {});
    setTimeout(
      () => response.writeHead(200, { 'Content-Type': 'application/json' }).end(answer),
      isHeader ? 0 : 3_000,
    );
  });
  vi.mocked(getSiteContext).mockResolvedValue(testContext({ apiUrl: url }));
  const [stats, matches, meetings] = await Promise.all([
    renderPage(TeamStatsPage(teamProps({ choice: 'latest' }))),
    renderPage(TeamMatchesPage(teamProps({ choice: '1' }))),
    renderPage(TeamMeetingsPage(teamProps({ choice: 'anybody' }))),
  ]);

  expect(stats).toContain('Las estadísticas no llegan en este momento.');
  expect(matches).toContain('Los partidos no llegan en este momento.');
  expect(meetings).toContain('Los partidos no llegan en este momento.');
  for (const html of [stats, matches, meetings]) expect(html).not.toContain('No tenemos');
});
