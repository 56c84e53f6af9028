import { ResponseCache } from '@cancha/data-access/api/ResponseCache';
import { startServer } from '@cancha/data-access/testing/startServer';
import { testApi } from '@cancha/data-access/testing/testApi';
import { getSiteContext } from '@cancha/site/context/SiteContext';
import { renderPage } from '@cancha/site/testing/renderPage';
import { testContext } from '@cancha/site/testing/testContext';
import { afterEach, expect, it, vi } from 'vitest';
import { ResultsPage } from './ResultsPage';

vi.mock('@cancha/site/context/SiteContext', () => ({ getSiteContext: vi.fn() }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const team = (name: string) => ({ id: name, name, image: null, code: null });
const match = (id: string, date: string, tournament: string) => ({
  ...{ id, date, status: 'fixture', tournament: { id: tournament, name: tournament } },
  contestant_home: team('Brasil'),
  contestant_away: team('Noruega'),
});

const render = (date: string, only = 'all') =>
  renderPage(ResultsPage({ params: Promise.resolve({ site: 'fca', date, only }) }));

it('results are rendered once in a minute for each day and competition', async () => {
  // Real timers, or no server would answer.
  vi.useFakeTimers({ now: new Date('2026-07-05T18:00:00Z'), toFake: ['Date'] });
  vi.spyOn(console, 'warn').mockReturnValue();
  const matches = [
    ...[match('a', '2026-07-05T20:00:00Z', 'Liga'), match('b', '2026-07-05T21:00:00Z', 'Copa')],
    match('c', '2026-07-07T21:00:00Z', 'Liga'),
  ];
  const { url } = await startServer((request, response) => {
    const known = request.url?.startsWith('/soccer/matches') ?? false;
    response.writeHead(known ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(known ? { matches } : {}));
  });
  const { apis, ...rest } = testContext({ apiUrl: url });
  const stats = testApi(url, { cache: new ResponseCache() }).api;
  const context = { ...rest, apis: { ...apis, stats } };
  vi.mocked(getSiteContext).mockResolvedValue(context);
  const rendered = vi.spyOn(context.format, 'time');

  const first = await render('today');
  const once = rendered.mock.calls.length;
  expect(once).toBeGreaterThan(0);
  expect(await render('today')).toBe(first);
  expect(await render('2026-07-05')).toBe(first);
  expect(rendered).toHaveBeenCalledTimes(once);

  expect(await render('today', 'Copa')).not.toBe(first);
  expect(await render('2026-07-07')).not.toBe(first);
  rendered.mockClear();
  vi.setSystemTime(new Date('2026-07-05T18:01:00Z'));
  await render('today');
  expect(rendered).toHaveBeenCalledTimes(once);
});
