import type { Game } from '../plan/Story.ts';

interface Place {
  /** For headlines: the city the region is known by. */
  short: string;
  /** For sentences: the town of the stadium, with its state. */
  full: string;
}

/** Where the records name a region, or a town that readers look for under its state. */
const places: Record<string, Place> = {
  'Guadalajara (Zapopan)': { short: 'Guadalajara', full: 'Guadalajara' },
  'Monterrey (Guadalupe)': { short: 'Monterrey', full: 'Monterrey' },
  'Los Angeles (Inglewood)': { short: 'Los Angeles', full: 'Inglewood, California' },
  'San Francisco Bay Area (Santa Clara)': { short: 'Santa Clara', full: 'Santa Clara, California' },
  'New York/New Jersey (East Rutherford)': { short: 'New Jersey', full: 'East Rutherford, New Jersey' },
  'Boston (Foxborough)': { short: 'Foxborough', full: 'Foxborough, Massachusetts' },
  'Dallas (Arlington)': { short: 'Arlington', full: 'Arlington, Texas' },
  'Miami (Miami Gardens)': { short: 'Miami', full: 'Miami Gardens, Florida' },
  Inglewood: { short: 'Inglewood', full: 'Inglewood, California' },
  'Santa Clara': { short: 'Santa Clara', full: 'Santa Clara, California' },
  Arlington: { short: 'Arlington', full: 'Arlington, Texas' },
  Glendale: { short: 'Glendale', full: 'Glendale, Arizona' },
  Austin: { short: 'Austin', full: 'Austin, Texas' },
  Columbus: { short: 'Columbus', full: 'Columbus, Ohio' },
  'Saint Paul': { short: 'St. Paul', full: 'St. Paul, Minnesota' },
  Orlando: { short: 'Orlando', full: 'Orlando, Florida' },
  Charlotte: { short: 'Charlotte', full: 'Charlotte, North Carolina' },
  Paradise: { short: 'Las Vegas', full: 'Paradise, Nevada' },
  'San Jose': { short: 'San Jose', full: 'San Jose, California' },
};

/** `in Arlington`: short, for headlines; empty where the place is not recorded. */
export function inCity({ city }: Pick<Game, 'city'>): string {
  return city === null ? '' : `in ${places[city]?.short ?? city}`;
}

/** `in Arlington, Texas` */
export function inTown({ city }: Pick<Game, 'city'>): string {
  return city === null ? '' : `in ${places[city]?.full ?? city}`;
}

/** `at Estadio Azteca`; the town where no stadium is recorded. */
export function atStadium(game: Game): string {
  return game.stadium === null ? inTown(game) : `at ${game.stadium}`;
}

/** `at MetLife Stadium in East Rutherford, New Jersey` */
export function atPlace(game: Game): string {
  return game.stadium === null ? inTown(game) : `at ${game.stadium} ${inTown(game)}`;
}

/** `MetLife Stadium, East Rutherford, New Jersey`; `null` where the place is not recorded. */
export function placeName(game: Game): string | null {
  if (game.city === null) return null;
  const town = places[game.city]?.full ?? game.city;
  return game.stadium === null ? town : `${game.stadium}, ${town}`;
}

const state =
  /(, (?:Arizona|California|Florida|Massachusetts|Minnesota|Nevada|New Jersey|North Carolina|Ohio|Texas))(?= [a-z])/g;

/** A state stands between two commas: `in Arlington, Texas, on Saturday`. */
export function setOffStates(text: string): string {
  return text.replace(state, '$1,');
}
