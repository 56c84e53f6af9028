import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readFacts } from '../facts/readFacts.ts';
import type { Facts } from '../facts/factRecords.ts';
import { seedFolder } from '../seedFolder.ts';
import { articleHeadSchema } from '../sites/articleHead.ts';
import { createDesk } from './createDesk.ts';

let facts: Facts;
beforeAll(async () => {
  facts = await readFacts(join(seedFolder, 'facts'));
});

/** What the desk says of a text about the opening match, written in the tournament. */
function read(markdown: string, language = 'es', publishedAt = '2026-06-19T12:00:00Z'): string[] {
  const head = articleHeadSchema.parse({
    ...{ id: 1, slug: 'a', section: 'a', categories: ['a'], author: 'a', tags: ['a'], publishedAt },
    title: 'México abre el Mundial con una victoria en casa',
    ...{ epigraph: 'Grupo A', label: 'México-Sudáfrica', caption: 'El Azteca.' },
    excerpt:
      'México venció a Sudáfrica en el partido inaugural del Mundial, en el Estadio Azteca, con dos goles.',
    picture: { kind: 'duelo', teams: ['MEX', 'RSA'] },
    matches: ['wc2026-001', 'wc2026-002'],
  });
  return createDesk(facts, language)({ file: 'a.md', head, markdown });
}

const spanishTable = (first: string) =>
  `| | Equipo | PJ | G | E | P | Goles | Pts |\n|---|---|---|---|---|---|---|---|\n| 1 | México | ${first} |
| 2 | Corea del Sur | 1 | 1 | 0 | 0 | 2:1 | 3 |
| 3 | República Checa | 1 | 0 | 0 | 1 | 1:2 | 0 |
| 4 | Sudáfrica | 1 | 0 | 0 | 1 | 0:2 | 0 |`;

it('has nothing against what is right', () => {
  expect(read(`El jueves 11 de junio ganó 2-0.\n\n${spanishTable('1 | 1 | 0 | 0 | 2:0 | 3')}`)).toEqual([]);
});

describe('days that the clock could not move', () => {
  it.each([
    ['es', 'Se juega el 11/6.'],
    ['es', 'Se juega el 11 jun.'],
    ['es', 'Se juega el 1.º de julio.'],
    ['es', 'El día 23 se juega otra vez.'],
    ['es', 'En junio no perdió.'],
    ['es', 'En junio de 2026 no perdió.'],
    ['pt', 'No dia 23 tem outro jogo.'],
    ['pt', 'Em julho não perdeu.'],
    ['en', 'They play on 11 June.'],
    ['en', 'They play on June 23 and 24.'],
    ['en', 'On the Fourth of July they won.'],
    ['en', 'June was theirs.'],
  ])('%s: %s', (language, text) => {
    expect(read(text, language)).not.toEqual([]);
  });

  it.each([
    ['es', 'No pierde desde junio de 2024, y ganó el 3 de setiembre de 2025.'],
    ['es', 'Del 11 de junio al 19 de julio.'],
    ['es', 'En marzo ganó 2-0.'],
    ['pt', 'No dia 23 de junho tem outro jogo.'],
    ['en', 'They won on Nov. 14, 2023, and play on July 5.'],
    ['en', 'They may march on.'],
  ])('but not %s: %s', (language, text) => {
    expect(read(text, language)).toEqual([]);
  });

  it('only where they would have to be moved', () => {
    expect(read('En junio no perdió.', 'es', '2026-06-01T12:00:00Z')).toEqual([]);
  });
});

it.each([
  ['a weekday of another date', 'El viernes 11 de junio ganó 2-0.', /viernes 11 de junio/],
  ['a score that never stood', 'Ganó 4-2.', /4-2 never stood/],
  [
    'a sentence that stands twice',
    'México ganó con dos goles. Fue en casa. México ganó con dos goles.',
    /says twice/,
  ],
  ['a row that does not add up', spanishTable('1 | 1 | 0 | 0 | 2:0 | 4'), /does not add up/],
  ['a table that the group never had', spanishTable('1 | 1 | 0 | 0 | 3:0 | 3'), /none that a group had/],
])('finds %s', (_, text, reason) => {
  expect(read(text).join('\n')).toMatch(reason);
});

it('finds a woman who is spoken of as a man', () => {
  expect(read('O americano Tori Penso apitou o jogo.', 'pt')).toEqual([
    '“O americano Tori Penso” is a woman',
  ]);
  expect(read('A americana Tori Penso apitou o jogo.', 'pt')).toEqual([]);
});
