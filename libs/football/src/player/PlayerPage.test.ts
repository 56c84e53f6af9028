import { startJsonServer } from '@cancha/data-access/testing/startJsonServer';
import { getSiteContext } from '@cancha/site/context/SiteContext';
import { renderPage } from '@cancha/site/testing/renderPage';
import { testContext } from '@cancha/site/testing/testContext';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PlayerPage } from './PlayerPage';

vi.mock('@cancha/site/context/SiteContext', () => ({ getSiteContext: vi.fn() }));
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

const team = { id: 't1', name: 'Brasil', image: null, code: 'BRA' };
const squadOf = (...names: string[]) => ({
  ...{ team, tournament: { id: 'x1', name: 'Copa', slug: null, season: '2026' }, coach: null },
  lines: [{ position: 'FW', players: names.map((name) => ({ id: name.toLowerCase(), name, number: null })) }],
});
const page = async (squad: object) => {
  const { url } = await startJsonServer({
    '/soccer/player/hulk': { id: 'hulk', name: 'Hulk', team, born: '1986-07-25', tournaments: [] },
    '/soccer/player/hulk/matches': { matches: [] },
    '/soccer/team/t1/squad': squad,
  });
  vi.mocked(getSiteContext).mockResolvedValue(testContext({ apiUrl: url }));
  return renderPage(PlayerPage({ params: Promise.resolve({ site: 'fca', slug: 'hulk', id: 'hulk' }) }));
};

it('a player of one name is a person with a team, and has his team-mates', async () => {
  const html = await page(squadOf('Hulk', 'Pepe'));

  expect(html).toMatch(/"@type":"Person","name":"Hulk"[^<]*"birthDate":"1986-07-25"[^<]*"name":"Brasil"/);
  expect(html).toContain('Compañeros en Copa 2026');
  expect(html).toContain('href="/resultados/futbol/jugador/pepe/pepe"');
  expect(html).not.toContain('href="/resultados/futbol/jugador/hulk/hulk"');
});

it('a squad that he is not in has no team-mates of his', async () => {
  expect(await page(squadOf('Pepe'))).not.toContain('Compañeros');
});
