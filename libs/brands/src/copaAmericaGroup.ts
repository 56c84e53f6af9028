import { competitions } from './competitions';
import type { FrontPage } from './BrandConfig';

/** A group of the Copa América 2024, for Spanish home pages. */
export function copaAmericaGroup(letter: string): FrontPage['table'] {
  return {
    tournament: competitions.copaAmerica2024,
    table: `Grupo ${letter}`,
    title: 'La tabla',
    heading: `Copa América 2024 · Grupo ${letter}`,
    rows: 4,
  };
}
