import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PlayerTournament } from '@cancha/stats/player/Player';
import type { PlayerMatch } from '@cancha/stats/player/PlayerMatch';
import { aMatch } from '@cancha/site/testing/aMatch';
import { testContext } from '@cancha/site/testing/testContext';
import { PlayerView } from './PlayerView';

const one: PlayerTournament = {
  ...{ tournament: { id: 'x', name: 'Eliminatorias', slug: null, season: '2026' }, number: 10 },
  ...{ teamMatches: 2, lineUpsKnown: 2, appearances: 2, starts: 2, goals: 1, goalsKnown: 2, isWhole: true },
  ...{ penalties: 0, yellowCards: 0, redCards: 0 },
};
const player = { id: 'p', name: 'Messi', team: null, position: null, born: null, club: null };
const html = (changes: Partial<PlayerTournament>, matches: readonly PlayerMatch[] | null = []) =>
  renderToStaticMarkup(
    <PlayerView
      context={testContext()}
      player={{ ...player, tournaments: [{ ...one, ...changes }] }}
      beside={{ matches, squad: null, topic: null, news: [] }}
      now={new Date('2026-07-05T21:00:00Z')}
    />,
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

const inMatch = (changes: Partial<PlayerMatch> = {}): PlayerMatch => ({
  match: aMatch.finished({ id: 'm' }),
  ...{ side: 'home', part: 'started', minuteOn: null, minuteOff: null, goals: [] },
  ...{ yellowCards: 0, redCards: 0, ...changes },
});

it('what he did is told match by match: how long he was on, when he scored, his cards', () => {
  const goals = [
    { minute: '23', kind: 'goal' },
    { minute: '45+2', kind: 'penalty' },
    { minute: '80', kind: 'own' },
  ] as const;
  const log = html({}, [
    inMatch({ part: 'substitute', minuteOn: '12', minuteOff: '70', goals, yellowCards: 1 }),
  ]);

  expect(log).toContain('Entró a los 12’, salió a los 70’ · 2 goles: 23’, 45+2’ (p) · autogol: 80’');
  expect(log).toMatch(/<span class="srOnly">2 goles<\/span><\/td><td>1<\/td><td>0<\/td>/);
});

it('what nobody told of a match is not known, and not none', () => {
  const match = { ...aMatch.finished({ id: 'm' }), score: { home: 1, away: 0 }, goals: [] };
  const log = html({}, [inMatch({ match, part: null, yellowCards: null, redCards: null })]);

  expect(log).not.toMatch(/Titular|Entró|banco/);
  expect(log.match(/Sin dato/g)).toHaveLength(3);
});

it('matches that cannot be had are said to be late', () => {
  expect(html({}, null)).toContain('Sus partidos no llegan en este momento.');
});
