import type { Game } from '../plan/Story.ts';

/** The records name a region and, in brackets, the town of the stadium; readers know one name. */
const cities: Record<string, string> = {
  'Boston (Foxborough)': 'Foxborough',
  'Dallas (Arlington)': 'Arlington',
  'Guadalajara (Zapopan)': 'Guadalajara',
  'Los Angeles (Inglewood)': 'Inglewood',
  'Miami (Miami Gardens)': 'Miami Gardens',
  'Monterrey (Guadalupe)': 'Monterrey',
  'New York/New Jersey (East Rutherford)': 'East Rutherford',
  'New York/New Jersey': 'East Rutherford',
  'San Francisco Bay Area (Santa Clara)': 'Santa Clara',
  'San Francisco Bay Area': 'Santa Clara',
};

export function cityOf({ city }: Pick<Game, 'city'>): string {
  return city === null ? '' : (cities[city] ?? city.replace(/ \(.*\)$/, ''));
}

/** `in Seattle`; empty where the place is not recorded. */
export function inCity(game: Pick<Game, 'city'>): string {
  const city = cityOf(game);
  return city === '' ? '' : `in ${city}`;
}

/** `at Lumen Field`; the city where no stadium is recorded. */
export function atStadium(game: Pick<Game, 'city' | 'stadium'>): string {
  return game.stadium === null ? inCity(game) : `at ${game.stadium}`;
}

/** `at Lumen Field in Seattle` */
export function atPlace(game: Pick<Game, 'city' | 'stadium'>): string {
  return game.stadium === null ? inCity(game) : `${atStadium(game)} ${inCity(game)}`.trim();
}

/** `Lumen Field, Seattle`: for sheets and captions. */
export function placeName(game: Pick<Game, 'city' | 'stadium'>): string {
  return [game.stadium ?? '', cityOf(game)].filter(Boolean).join(', ');
}
