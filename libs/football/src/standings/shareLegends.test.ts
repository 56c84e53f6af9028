import { expect, it } from 'vitest';
import { testContext } from '@cancha/site/testing/testContext';
import { rankingWords } from '@cancha/blocks/tables/rankingWords';
import { shareLegends } from './shareLegends';

const labels = rankingWords(testContext().t);
const through = { zone: 1, label: 'Octavos' } as const;
const thirds = { zone: 2, label: 'Mejores terceros' } as const;
const best = { zone: 2, label: 'Avanzan' } as const;
type Zone = typeof through | typeof thirds | typeof best;
const table = (zones: readonly Zone[], columns: readonly ('played' | 'form')[] = ['played']) => ({
  zones,
  columns,
  labels,
});
const own = { kind: 'own' };
const none = { kind: 'none' };

it('neighbours are explained once, after the last, also by what only some of them have', () => {
  const legend = table([through, thirds], ['played', 'form']);
  expect(shareLegends([table([through, thirds], ['played', 'form']), table([]), table([through])])).toEqual([
    none,
    none,
    { kind: 'shared', legend },
  ]);
});

it('a table whose lines mean something else keeps its legend', () => {
  expect(shareLegends([table([thirds]), table([thirds]), table([best])])).toEqual([
    none,
    { kind: 'shared', legend: table([thirds]) },
    own,
  ]);
  expect(shareLegends([table([thirds]), table([best])])).toEqual([own, own]);
  expect(shareLegends([table([through])])).toEqual([own]);
});
