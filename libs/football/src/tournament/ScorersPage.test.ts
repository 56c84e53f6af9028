import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '@cancha/site/testing/renderPage';
import { CardsPage, generateCardsMetadata } from './CardsPage';
import { generateScorersMetadata, ScorersPage } from './ScorersPage';
import { path, props, serve, team, tournament, whole } from './tournamentAnswers.fixture';
import { TournamentPage } from './TournamentPage';

vi.mock('@cancha/site/context/SiteContext', () => ({ getSiteContext: vi.fn() }));
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

const address = '/resultados/futbol/competencias/cr/x1';
// One is known by one name alone.
const scorers = ['Hulk', ...Array.from({ length: 29 }, (_, i) => `Jugador ${i + 2}`)].map((player, i) => ({
  ...{ position: i + 1, player, player_id: `p${i}`, team: team('Herediano'), goals: 40 - i, penalties: 0 },
}));
const booked = (player: string, of: object, yellow: number, red: number) => ({
  ...{ player, player_id: player, team: of, yellow_cards: yellow, red_cards: red },
});
const saprissa = team('Saprissa');
const cards = {
  ...{ tournament, whole: true, matches: 4, matches_known: 4 },
  players: [
    booked('Hulk', saprissa, 3, 1),
    booked('Pepe', { ...saprissa, id: 'other' }, 2, 0),
    booked('Uno', saprissa, 1, 0),
  ],
};

it('everybody who scored in a competition is on a page, which its own page leads to', async () => {
  await serve({ ...whole, [`${path}/scorers`]: { tournament, complete: true, scorers } });
  const [page, own] = [
    await renderPage(ScorersPage(props('cr', 'x1'))),
    await renderPage(TournamentPage(props('cr', 'x1'))),
  ];
  expect(page.match(/\/jugador\//g)).toHaveLength(30);
  expect(page).toContain('href="/resultados/futbol/jugador/hulk/p0"');
  expect(own).toContain(`href="${address}/goleadores"`);
  expect(own).not.toContain('Jugador 30');
});

it('scorers of whom some are not known are none, and nothing for search engines', async () => {
  await serve({ [`${path}/scorers`]: { tournament, complete: false, scorers } });
  expect(await renderPage(ScorersPage(props('cr', 'x1')))).toContain(
    'No tenemos los goleadores de esta competencia.',
  );
  expect((await generateScorersMetadata(props('cr', 'x1'))).robots).toEqual({ index: false });
});

it('cards are told by player and by team, and two teams of one name stay two', async () => {
  await serve({ ...whole, [`${path}/cards`]: cards });
  const html = await renderPage(CardsPage(props('cr', 'x1')));

  expect(html).toMatch(
    /Por equipo[^]*Saprissa[^]*<td>4<\/td><td>1<\/td>[^]*Saprissa[^]*<td>2<\/td><td>0<\/td>[^]*Por jugador/,
  );
  expect(html).not.toContain('Las tarjetas son de');
  const own = await renderPage(TournamentPage(props('cr', 'x1')));
  expect(own).toContain(`href="${address}/tarjetas"`);
});

it.each([
  [{ matches_known: 3 }, 'Las tarjetas son de 3 de los 4 partidos jugados que tenemos.'],
  [{ whole: false }, 'Puede faltar algún partido.'],
])('cards with %j say of which matches they are', async (changes, sentence) => {
  await serve({ [`${path}/cards`]: { ...cards, ...changes } });
  expect(await renderPage(CardsPage(props('cr', 'x1')))).toContain(sentence);
});

it('cards nobody told are none, and a competition nobody knows has no page', async () => {
  await serve({ [`${path}/cards`]: { ...cards, matches_known: 0, players: [] } });
  expect(await renderPage(CardsPage(props('cr', 'x1')))).toContain('No tenemos las tarjetas');
  expect((await generateCardsMetadata(props('cr', 'x1'))).robots).toEqual({ index: false });
  const missing = { digest: 'NEXT_HTTP_ERROR_FALLBACK;404' };
  await expect(CardsPage(props('cr', 'nada'))).rejects.toMatchObject(missing);
  await expect(ScorersPage(props('cr', 'nada'))).rejects.toMatchObject(missing);
});
