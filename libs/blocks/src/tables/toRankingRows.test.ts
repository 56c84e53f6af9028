import { expect, it } from 'vitest';
import { testContext } from '@cancha/site/testing/testContext';
import { toRankingRows } from './toRankingRows';

const row = {
  ...{ position: 2, team: { id: 't', name: 'Panamá', image: null, code: null }, played: 3 },
  ...{ won: 1, drawn: 1, lost: 1, goalsFor: 2, goalsAgainst: 2, goalDifference: 0, points: 4, zone: null },
};

it.each([
  ['es', '2, Panamá: 4 puntos; 3 jugados, 1 ganado, 1 empatado, 1 perdido'],
  ['pt', '2, Panamá: 4 pontos; 3 jogos, 1 vitória, 1 empate, 1 derrota'],
  ['pt-PT', '2, Panamá: 4 pontos; 3 jogos, 1 vitória, 1 empate, 1 derrota'],
  ['en', '2, Panamá: 4 points; 3 played, 1 won, 1 drawn, 1 lost'],
] as const)('a line of a table agrees with its figures for the ear, in %s', (catalogue, spoken) => {
  expect(toRankingRows([row], testContext({ site: { catalogue } }))[0]?.spoken).toBe(spoken);
});
