import { startServer } from '@cancha/data-access/testing/startServer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getSiteContext } from '@cancha/site/context/SiteContext';
import { renderPage } from '@cancha/site/testing/renderPage';
import { testContext } from '@cancha/site/testing/testContext';
import { generateResultsMetadata, ResultsPage } from './ResultsPage';

vi.mock('@cancha/site/context/SiteContext', () => ({ getSiteContext: vi.fn() }));
beforeEach(() => {
  // 18:00 of 5 July in Costa Rica; real timers, or no server would answer.
  vi.useFakeTimers({ now: new Date('2026-07-06T00:00:00Z'), toFake: ['Date'] });
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const team = (name: string) => ({ id: name, name, image: `/flags/${name}.svg`, code: null });
const match = (id: string, date: string, changes: object = {}) => ({
  id,
  date,
  status: 'fixture',
  contestant_home: team('Brasil'),
  contestant_away: team('Noruega'),
  tournament: { id: 'wc', name: 'Mundial 2026' },
  stage: { id: 's', name: 'Octavos de final' },
  ...changes,
});
const live = { status: 'playing', length_minutes: 72, total_scores_home: 1, total_scores_away: 2 };
const league = { tournament: { id: 'cr', name: 'Primera División' }, stage: null };
const ofToday = [
  match('a', '2026-07-05T20:00:00Z', league),
  match('b', '2026-07-05T23:00:00Z', live),
  match('c', '2026-07-06T02:00:00Z'),
];

async function serve(matches: unknown[], nearest: unknown[] = []) {
  const { url } = await startServer((request, response) => {
    const asked = request.url ?? '';
    const found = asked.includes('nearest') ? nearest : matches;
    const known = asked.startsWith('/soccer/matches');
    response.writeHead(known ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(known ? { matches: found } : {}));
  });
  vi.mocked(getSiteContext).mockResolvedValue(testContext({ apiUrl: url }));
}

const props = (date: string, only = 'all') => ({ params: Promise.resolve({ site: 'fca', date, only }) });
const textsOf = (html: string, tag: string) =>
  Array.from(html.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'g')), ([, text]) => text);
const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';

describe('the results page', () => {
  it('of today has what is on first, then the day, the days to come, the last results', async () => {
    await serve([
      match('before', '2026-07-04T20:00:00Z'),
      ...ofToday,
      match('next', '2026-07-07T20:00:00Z', league),
    ]);
    const main = mainOf(await renderPage(ResultsPage(props('today'))));

    expect(textsOf(main, 'h1')).toEqual(['Resultados de fútbol']);
    expect(textsOf(main, 'h2').slice(0, 4)).toEqual([
      ...['En vivo', 'Hoy, dom 5 jul', 'Mar 7 jul', 'Últimos resultados: sáb 4 jul'],
    ]);
    expect(main.indexOf('72&#8217;')).toBeLessThan(main.indexOf('20:00'));
  });

  it('names each competition with its round, and leads to it and to its table or its bracket', async () => {
    const knockout = { stage: { id: 's', name: 'Octavos de final', has_table: false } };
    const table = { ...league, stage: { id: 'g', name: 'Clausura', has_table: true } };
    await serve([
      match('a', '2026-07-05T20:00:00Z', knockout),
      match('b', '2026-07-05T20:00:00Z', table),
      match('c', '2026-07-05T20:00:00Z', { tournament: { id: 'f', name: 'Amistoso' }, stage: null }),
    ]);
    const main = mainOf(await renderPage(ResultsPage(props('today'))));
    const page = (slug: string, id: string) => `/resultados/futbol/competencias/${slug}/${id}`;

    expect(main).toContain(`<a href="${page('mundial-2026', 'wc')}">Mundial 2026</a>`);
    expect(main).toContain('Octavos de final');
    expect(main).toContain(`href="${page('mundial-2026', 'wc')}/clasificacion#eliminatorias"`);
    expect(main).toContain(`href="${page('primera-division', 'cr')}/clasificacion"`);
    expect(main).not.toContain(`href="${page('amistoso', 'f')}/clasificacion`);
  });

  it('has fourteen days to choose from, with the day of the page among them', async () => {
    await serve(ofToday);
    const main = mainOf(await renderPage(ResultsPage(props('today'))));
    const strip = /<nav[^>]*aria-label="Días".*?<\/nav>/s.exec(main)?.[0] ?? '';

    expect(strip.match(/<a /g)).toHaveLength(14);
    expect(strip).toContain(
      'href="/resultados/futbol?date=2026-07-06" aria-label="Día siguiente: lun 6 julio"',
    );
    expect(strip).toMatch(/aria-label="Hoy, dom 5 julio, con partidos" aria-current="date"/);
  });

  it('can show one competition, at an address that keeps the day, and nothing for search engines', async () => {
    await serve(ofToday);
    const main = mainOf(await renderPage(ResultsPage(props('today', 'cr'))));

    expect(main).toContain('href="/resultados/futbol?torneo=wc"');
    expect(main).not.toContain('72&#8217;');
    expect(main).toContain('href="/resultados/futbol?date=2026-07-06&amp;torneo=cr"');
    expect((await generateResultsMetadata(props('today', 'cr'))).robots).toEqual({ index: false });
    expect(mainOf(await renderPage(ResultsPage(props('today', 'gone'))))).toContain(
      'No hay partidos de esta competencia en estos días.',
    );
  });

  it('of a day long ago says that none are held, not that none were played', async () => {
    await serve([]);
    const html = await renderPage(ResultsPage(props('1986-06-29')));

    expect(html).toContain('No tenemos partidos de este día.');
    expect(html).not.toContain('No hay partidos este día.');
  });

  it('says whose hours these are', async () => {
    await serve(ofToday);

    expect(await renderPage(ResultsPage(props('today')))).toContain(
      'Todos los horarios, en hora de Costa Rica.',
    );
  });

  it('has room for the reader’s own hour beside each to come, seen and heard, and no other', async () => {
    await serve(ofToday);
    vi.useFakeTimers({ now: new Date('2026-07-05T19:00:00Z'), toFake: ['Date'] });
    const html = await renderPage(ResultsPage(props('today'))).finally(() => vi.useRealTimers());

    expect(html.match(/data-reader-time="[^"]*" hidden=""/g)).toEqual(
      ['2026-07-05T20:00:00.000Z', '2026-07-06T02:00:00.000Z'].flatMap((at) =>
        Array.from({ length: 2 }, () => `data-reader-time="${at}" hidden=""`),
      ),
    );
    expect(html).toContain('data-reader-zone="En hora de Costa Rica (y en la tuya, {zone})."');
  });

  it('leads to the calendar of the World Cup and the simulator where the site has them', async () => {
    const { url } = await startServer((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"matches":[]}');
    });
    const htmlWith = async (changes: object) => {
      const { capabilities } = testContext().site;
      const site = { capabilities: { ...capabilities, ...changes } };
      vi.mocked(getSiteContext).mockResolvedValue(testContext({ apiUrl: url, site }));
      return mainOf(await renderPage(ResultsPage(props('today'))));
    };
    const whole = await htmlWith({});

    expect(whole).toContain('href="/mundial-2026/calendario"');
    expect(whole).toContain('rel="nofollow">Simula el Mundial</a>');
    expect(await htmlWith({ simulator: false })).not.toContain('Simula el Mundial');
  });

  it('reads its matches aloud as sentences', async () => {
    await serve(ofToday);
    const html = await renderPage(ResultsPage(props('today')));

    expect(html).toContain('<span data-part="sentence">72&#8217;: Brasil 1, Noruega 2<');
    expect(html).toContain('<span data-part="sentence">20:00: Brasil contra Noruega</span>');
  });

  it('of a day without matches is not blank', async () => {
    await serve([], [match('x', '2026-06-03T20:00:00Z'), match('y', '2026-08-08T20:00:00Z')]);
    const today = mainOf(await renderPage(ResultsPage(props('today'))));
    const other = mainOf(await renderPage(ResultsPage(props('2026-07-10'))));

    expect(today).toContain('Hoy no hay partidos.');
    expect(textsOf(today, 'h2')).toEqual(['Sáb 8 ago', 'Últimos resultados: mié 3 jun']);
    expect(other).toContain('No hay partidos este día.');
    expect(textsOf(other, 'h2')).toEqual(['Sáb 8 ago', 'Últimos resultados: mié 3 jun']);
    expect(other).toContain('href="/resultados/futbol"');
  });

  it('whose matches fail after the proxy has let it through says that they are late: else it would be blank', async () => {
    const { url } = await startServer((_, response) => void response.writeHead(500).end('{}'));
    vi.mocked(getSiteContext).mockResolvedValue(testContext({ apiUrl: url }));

    expect(mainOf(await renderPage(ResultsPage(props('today'))))).toContain('Los partidos tardan en llegar.');
    expect((await generateResultsMetadata(props('today'))).title).toBe('Resultados de fútbol');
  });

  it('out of reach does not exist', async () => {
    await serve([]);

    await expect(ResultsPage(props('2035-01-01'))).rejects.toMatchObject({
      digest: 'NEXT_HTTP_ERROR_FALLBACK;404',
    });
  });
});

describe('the address of results', () => {
  it('of today names no day, even for who asked for the day', async () => {
    await serve(ofToday);

    for (const date of ['today', '2026-07-05'])
      expect(await generateResultsMetadata(props(date))).toMatchObject({
        title: 'Resultados de fútbol',
        alternates: { canonical: '/resultados/futbol' },
      });
  });

  it('of another day names it, as does the title', async () => {
    await serve([match('a', '2026-06-30T20:00:00Z')]);
    const metadata = await generateResultsMetadata(props('2026-06-30'));

    expect(metadata.title).toBe('Resultados de fútbol del 30 de junio de 2026');
    expect(metadata.alternates?.canonical).toBe('/resultados/futbol?date=2026-06-30');
    expect(metadata.robots).toBeNull();
  });

  it('of another day without a match is nothing for search engines', async () => {
    await serve([]);

    expect((await generateResultsMetadata(props('2026-06-30'))).robots).toEqual({ index: false });
    expect((await generateResultsMetadata(props('today'))).robots).toBeNull();
  });
});
