import { renderPage } from '@cancha/site/testing/renderPage';
import { servePages } from '@cancha/site/testing/servePages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LatestPage } from './latestPage';
import { generateLatestUpdatedMetadata, LatestUpdatedPage } from './latestUpdatedPage';
import { generateNewsByDayMetadata, NewsByDayPage } from './newsByDayPage';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.useFakeTimers({ now: new Date('2026-07-20T18:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const article = (id: number, published_at: string) => ({
  ...{ id, title: `Nota ${id}`, published_at },
  ...{ link: `/x/nota-${id}.html`, url: `http://x/x/nota-${id}.html` },
});
const list = (items: readonly object[], more: object = {}) => ({
  items,
  paginationInfo: { nextPage: -1, lastPage: 1 },
  ...more,
});
// 19 July in Costa Rica, though it is the 20th in London.
const late = article(1, '2026-07-20T04:30:00Z');
const path = '/ultimas-noticias/por-dia';
const newest = '/v1/sites/FCA/news/daily?page=1&size=50';
const dated = (day: string, page = 1) => `/v1/sites/FCA/news/daily?page=${page}&size=50&date=${day}`;
const params = <P extends object>(more: P) => ({ params: Promise.resolve({ site: 'fca', ...more }) });
const ofDay = (date: string, page = '1') => params({ date, page });
const missing = { digest: 'NEXT_HTTP_ERROR_FALLBACK;404' };

describe('the archive', () => {
  it('is of the newest day with news, and leads to the one before it', async () => {
    await servePages({ [newest]: list([late]) });
    const html = await renderPage(NewsByDayPage(ofDay('today')));

    expect(html).toContain('Noticias del día');
    expect(html).toContain('Nota 1');
    expect(html).toContain(`href="${path}?date=2026-07-18"`);
    expect(html).not.toContain('date=2026-07-20');
  });

  it('of a day names it, in its title and in its canonical address, and leads to no day to come', async () => {
    await servePages({ [dated('2026-07-20')]: list([article(2, '2026-07-20T15:00:00Z')]) });
    const { title, alternates, robots } = await generateNewsByDayMetadata(ofDay('2026-07-20'));
    const html = await renderPage(NewsByDayPage(ofDay('2026-07-20')));

    expect(title).toBe('Noticias del 20 de julio de 2026');
    expect(alternates?.canonical).toBe(`${path}?date=2026-07-20`);
    expect(robots).not.toMatchObject({ index: false });
    expect(html).toContain(`href="${path}?date=2026-07-19"`);
    expect(html).not.toContain('2026-07-21');
  });

  it('of a full day has further pages under the same day', async () => {
    const many = list([article(3, '2026-07-19T15:00:00Z')], { paginationInfo: { nextPage: 2, lastPage: 2 } });
    await servePages({ [dated('2026-07-19')]: many, [dated('2026-07-19', 2)]: many });
    const { alternates } = await generateNewsByDayMetadata(ofDay('2026-07-19', '2'));

    expect(await renderPage(NewsByDayPage(ofDay('2026-07-19')))).toContain(
      `${path}?date=2026-07-19&amp;page=2`,
    );
    expect(alternates?.canonical).toBe(`${path}?date=2026-07-19&page=2`);
  });

  it('says of a day without news that there are none, and keeps search engines out', async () => {
    await servePages({ [dated('2026-07-17')]: list([]) });

    expect(await renderPage(NewsByDayPage(ofDay('2026-07-17')))).toContain('No hay noticias de este día.');
    expect((await generateNewsByDayMetadata(ofDay('2026-07-17'))).robots).toMatchObject({ index: false });
  });

  it('shows nothing of another day, whatever a backend without days answers', async () => {
    await servePages({ [dated('2026-07-17')]: list([late]) });

    expect(await renderPage(NewsByDayPage(ofDay('2026-07-17')))).not.toContain('Nota 1');
  });

  it.each(['2026-07-21', '2019-01-01'])('has no page of %s, which has no news', async (day) => {
    await servePages({ [dated(day)]: list([]) });

    await expect(generateNewsByDayMetadata(ofDay(day))).rejects.toMatchObject(missing);
  });
});

describe('what was changed last', () => {
  const updated = '/v1/sites/FCA/news/latest-updated?page=1&size=21';

  it('is a list of its own, in its order, that search engines are not shown twice', async () => {
    await servePages({ [updated]: list([late, article(2, '2026-07-01T15:00:00Z')]) });
    const html = await renderPage(LatestUpdatedPage(params({ page: '1' })));
    const { title, robots } = await generateLatestUpdatedMetadata(params({ page: '1' }));

    expect(html.indexOf('Nota 1')).toBeLessThan(html.indexOf('Nota 2'));
    expect(title).toBe('Noticias actualizadas');
    expect(robots).toMatchObject({ index: false });
  });
});

it('each of the three orders leads to the others, and says which one it is', async () => {
  await servePages({
    '/v1/sites/FCA/news/latest?page=1&size=21': list([late]),
    '/v1/sites/FCA/news/latest-updated?page=1&size=21': list([late]),
    [newest]: list([late]),
  });
  const pages = [
    ['/ultimas-noticias', LatestPage(params({ page: '1' }))],
    ['/ultimas-noticias/actualizadas', LatestUpdatedPage(params({ page: '1' }))],
    [path, NewsByDayPage(ofDay('today'))],
  ] as const;

  for (const [current, page] of pages) {
    const html = await renderPage(page);
    for (const [other] of pages)
      expect(html).toContain(`href="${other}"${other === current ? ' aria-current="page"' : ''}>`);
  }
});
