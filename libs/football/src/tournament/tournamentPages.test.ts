import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StubResponse } from '@cancha/data-access/testing/startJsonServer';
import { getSiteContext } from '@cancha/site/context/SiteContext';
import { remembering } from '@cancha/site/testing/remembering';
import { renderPage } from '@cancha/site/testing/renderPage';
import { CalendarPage } from './CalendarPage';
import { StandingsPage } from './StandingsPage';
import { calendar, match, path, props, serve, tournament, whole } from './tournamentAnswers.fixture';
import { TournamentPage } from './TournamentPage';

vi.mock('@cancha/site/context/SiteContext', () => ({ getSiteContext: vi.fn() }));
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

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
