import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PlayerTournament } from '@cancha/stats/player/Player';
import { testContext } from '@cancha/site/testing/testContext';
import { PlayerView } from './PlayerView';

const one: PlayerTournament = {
  ...{ tournament: { id: 'x', name: 'Eliminatorias', slug: null, season: '2026' }, number: 10 },
  ...{ teamMatches: 2, lineUpsKnown: 2, appearances: 2, starts: 2, goals: 1, goalsKnown: 2, isWhole: true },
  ...{ penalties: 0, yellowCards: 0, redCards: 0 },
};
const player = { id: 'p', name: 'Messi', team: null, position: null, born: null, club: null };
const html = (changes: Partial<PlayerTournament>) =>
  renderToStaticMarkup(
    <PlayerView context={testContext()} player={{ ...player, tournaments: [{ ...one, ...changes }] }} />,
  );

it('the goals of a player are told as they are where every match and every goal is known', () => {
  expect(html({})).not.toMatch(/registrado/);
});

it.each([
  [{ isWhole: false }, 'De los 2 partidos registrados de su equipo: puede faltar alguno.'],
  [{ goalsKnown: 1 }, 'Los goles son de 1 de los 2 partidos registrados de su equipo.'],
  [{ goalsKnown: 0, isWhole: false }, 'Los goles son de 0 de los 2 partidos registrados de su equipo.'],
])('with %j it is said of which matches they are', (changes, sentence) => {
  expect(html(changes)).toContain(sentence);
});
