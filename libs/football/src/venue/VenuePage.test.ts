import { startJsonServer } from '@cancha/data-access/testing/startJsonServer';
import { getSiteContext } from '@cancha/site/context/SiteContext';
import { renderPage } from '@cancha/site/testing/renderPage';
import { testContext } from '@cancha/site/testing/testContext';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notFound } from '../team/teamAnswers.fixture';
import { VenuePage } from './VenuePage';

vi.mock('@cancha/site/context/SiteContext', () => ({ getSiteContext: vi.fn() }));
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

const side = (name: string) => ({ id: name, name, image: null, code: null });
const cup = { id: 'x1', name: 'Mundial', slug: 'mundial', season: '2026' };
const match = (id: string, status: string, changes: object = {}) => ({
  ...{ id, status, date: '2026-07-05T20:00:00Z', time_known: true, tournament: cup },
  ...{ contestant_home: side('Brasil'), contestant_away: side('Noruega'), ...changes },
});
const played = (id: string, changes: object = {}) =>
  match(id, 'played', { total_scores_home: 1, total_scores_away: 2, ...changes });
const known = {
  ...{ city: 'East Rutherford', country: 'US', capacity: 82500, latitude: 40.8, longitude: -74.1 },
  ...{ played: 3, goals: 8, next: [match('m9', 'fixture')], latest: [played('m1')] },
};
const open = async (venue: object) => {
  const { url } = await startJsonServer({
    '/soccer/venue/v': { id: 'v', name: 'MetLife Stadium', ...venue },
  });
  vi.mocked(getSiteContext).mockResolvedValue(testContext({ apiUrl: url }));
};
const params = { site: 'fca', slug: 'metlife-stadium', id: 'v' };
const page = async (venue: object) => {
  await open(venue);
  return renderPage(VenuePage({ params: Promise.resolve(params) }));
};

describe('the page of a ground', () => {
  it('has its town, its country and its capacity, for readers and for machines', async () => {
    const html = await page(known);
    expect(html).toContain('<dt>Ciudad</dt><dd>East Rutherford</dd>');
    expect(html).toContain('<dt>País</dt><dd>Estados Unidos</dd>');
    expect(html).toContain('<dt>Capacidad</dt><dd>82');
    expect(html).toContain('"@type":"StadiumOrArena","name":"MetLife Stadium"');
    expect(html).toContain('"maximumAttendeeCapacity":82500');
    expect(html).toContain('"geo":{"@type":"GeoCoordinates","latitude":40.8,"longitude":-74.1}');
  });

  it('says nothing of what nobody told', async () => {
    const html = await page({ latest: [played('m1')] });
    expect(html).not.toMatch(/Ciudad|País|Capacidad|Goles por partido|geo|address|Capacity/);
    expect(html).toContain('Mundial 2026');
  });

  it('tells what comes before what was, and that season by season', async () => {
    const older = { ...cup, id: 'x2', season: '2022' };
    const latest = [played('m1'), played('m2', { tournament: older, date: '2022-12-01T20:00:00Z' })];
    const html = await page({ ...known, latest });
    const heads = [...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, text]) => text);
    expect(heads.slice(0, 4)).toEqual(['Próximos partidos', 'Mundial 2026', 'Mundial 2022', 'En números']);
  });

  it('has the goals a match, and says of which matches they are', async () => {
    const html = await page(known);
    expect(html).toMatch(/<dt>Goles por partido<\/dt><dd>2[.,]67<\/dd>/);
    expect(html).toContain('De 3 partidos registrados en este estadio: puede haber otros.');
  });

  it('without a match says that we have none', async () => {
    expect(await page({})).toContain('No tenemos partidos en este estadio.');
  });

  it('is not there for an id nobody knows, and has one slug', async () => {
    await open({});
    const ask = (changes: object) => VenuePage({ params: Promise.resolve({ ...params, ...changes }) });
    await expect(ask({ id: 'nada' })).rejects.toMatchObject(notFound);
    await expect(ask({ slug: 'x' })).rejects.toMatchObject({
      digest: expect.stringContaining(';/resultados/futbol/estadio/metlife-stadium/v;308;') as string,
    });
  });
});
