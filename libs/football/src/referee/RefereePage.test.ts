import { startJsonServer } from '@cancha/data-access/testing/startJsonServer';
import { getSiteContext } from '@cancha/site/context/SiteContext';
import { renderPage } from '@cancha/site/testing/renderPage';
import { testContext } from '@cancha/site/testing/testContext';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notFound } from '../team/teamAnswers.fixture';
import { RefereePage } from './RefereePage';

vi.mock('@cancha/site/context/SiteContext', () => ({ getSiteContext: vi.fn() }));
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

const side = (name: string) => ({ id: name, name, image: null, code: null });
const cup = { id: 'x1', name: 'Mundial', slug: 'mundial', season: '2026' };
const match = (id: string) => ({
  ...{ id, status: 'played', date: '2026-07-05T20:00:00Z', time_known: true, tournament: cup },
  ...{ contestant_home: side('Brasil'), contestant_away: side('Noruega') },
  ...{ total_scores_home: 1, total_scores_away: 2, stage: { id: 's', name: 'Octavos' } },
});
const honduras = { id: 'HON', name: 'Honduras', image: '/hn.svg', code: 'HON' };
const known = {
  ...{ association: 'HON', team: honduras },
  matches: [
    { match: match('m2'), yellow_cards: null, red_cards: null },
    { match: match('m1'), yellow_cards: 4, red_cards: 0 },
  ],
  tournaments: [{ tournament: cup, played: 2, matches_known: 1, yellow_cards: 4, red_cards: 0 }],
};
const params = { site: 'fca', slug: 'said-martinez', id: 'r' };
const open = async (referee: object) => {
  const { url } = await startJsonServer({
    '/soccer/referee/r': { id: 'r', name: 'Said Martínez', ...referee },
  });
  vi.mocked(getSiteContext).mockResolvedValue(testContext({ apiUrl: url }));
};
const page = async (referee: object) => {
  await open(referee);
  return renderPage(RefereePage({ params: Promise.resolve(params) }));
};

describe('the page of a referee', () => {
  it('has the matches with their scores and cards, and which association it is', async () => {
    const html = await page(known);
    expect(html).toMatch(/<dt>Federación<\/dt><dd><a href="[^"]*equipo\/honduras\/HON">Honduras<\/a>/);
    expect(html).toContain('Brasil 1-2 Noruega');
    expect(html).toContain('5 jul 2026 · Octavos');
    expect(html).toMatch(
      /Brasil 1-2 Noruega<small>[^<]*<\/small><\/span><\/span><\/th><td>4<\/td><td>0<\/td>/,
    );
    expect(html).toContain('"@type":"Person","name":"Said Martínez"');
    expect(html).not.toContain('nationality');
  });

  it('takes cards that are not known for no zero, and says of how many matches they are', async () => {
    const html = await page(known);
    expect(html.match(/Sin dato/g)).toHaveLength(2);
    expect(html).toContain('Mundial 2026: Las tarjetas son de 1 de los 2 partidos registrados.');
    expect(html).toContain('De los partidos registrados: puede faltar alguno.');
  });

  it('calls an association by its code where its team is not known, and says nothing of none', async () => {
    expect(await page({ ...known, team: null })).toContain('<dt>Federación</dt><dd>HON</dd>');
    expect(await page({ ...known, team: null, association: null })).not.toContain('Federación');
  });

  it('without a match says that we have none', async () => {
    expect(await page({})).toContain('No tenemos partidos de este árbitro.');
  });

  it('is not there for an id nobody knows, and has one slug', async () => {
    await open({});
    const ask = (changes: object) => RefereePage({ params: Promise.resolve({ ...params, ...changes }) });
    await expect(ask({ id: 'nada' })).rejects.toMatchObject(notFound);
    await expect(ask({ slug: 'x' })).rejects.toMatchObject({
      digest: expect.stringContaining(';/resultados/futbol/arbitro/said-martinez/r;308;') as string,
    });
  });
});
