import { competitions } from './competitions';
import type { FrontPage } from './BrandConfig';

/** A group of the World Cup, for Spanish home pages: `worldCupGroup('J')` is Argentina's. */
export function worldCupGroup(letter: string): FrontPage['table'] {
  return {
    tournament: competitions.worldCup2026,
    table: `Grupo ${letter}`,
    title: 'La tabla',
    heading: `Mundial 2026 · Grupo ${letter}`,
    rows: 4,
  };
}
