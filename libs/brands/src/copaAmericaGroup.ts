import { competitions } from './competitions';
import type { FrontPage } from './BrandConfig';

/** The table of a group of the Copa América of 2024, on a front page in Spanish. */
export function copaAmericaGroup(letter: string): FrontPage['table'] {
  return {
    tournament: competitions.copaAmerica2024,
    table: `Grupo ${letter}`,
    title: 'La tabla',
    heading: `Copa América 2024 · Grupo ${letter}`,
    rows: 4,
  };
}
