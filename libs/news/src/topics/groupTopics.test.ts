import { expect, it } from 'vitest';
import { groupTopics } from './groupTopics';

const named = (...titles: string[]) => titles.map((title) => ({ slug: title, title }));
const lines = (titles: string[], locale = 'es-419') =>
  groupTopics(named(...titles), locale).map(
    ({ letter, topics }) => `${letter}: ${topics.map(({ title }) => title).join(', ')}`,
  );

it('topics stand under their first letter, as a dictionary has them', () => {
  expect(lines(['Óscar Santis', 'Panamá', 'Orlando Mosquera', 'ñublense', 'Nicaragua', 'oviedo'])).toEqual([
    'N: Nicaragua',
    'Ñ: ñublense',
    'O: Orlando Mosquera, Óscar Santis, oviedo',
    'P: Panamá',
  ]);
});

it('what begins with a figure or a sign comes last', () => {
  expect(lines(['¿Quién?', '1x2', 'Zamora', '10x'])).toEqual(['Z: Zamora', '#: ¿Quién?, 1x2, 10x']);
});

it('no topics have no letters', () => {
  expect(lines([])).toEqual([]);
});
