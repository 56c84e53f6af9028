import type { Game } from '../plan/Story.ts';

/** The records name a region and, in brackets, the town of the stadium; readers know one name. */
const cities: Record<string, string> = {
  'Mexico City': 'Cidade do México',
  'Guadalajara (Zapopan)': 'Guadalajara',
  'Los Angeles (Inglewood)': 'Los Angeles',
  'San Francisco Bay Area (Santa Clara)': 'Santa Clara',
  'New York/New Jersey (East Rutherford)': 'Nova Jersey',
  'Boston (Foxborough)': 'Boston',
  'Dallas (Arlington)': 'Dallas',
  Philadelphia: 'Filadélfia',
  'Monterrey (Guadalupe)': 'Monterrey',
  'Miami (Miami Gardens)': 'Miami',
  'Miami Gardens': 'Miami',
  Asunción: 'Assunção',
  Montevideo: 'Montevidéu',
};

function prepositionOf(city: string): string {
  if (city.startsWith('Cidade')) return 'na';
  return city === 'Rio de Janeiro' ? 'no' : 'em';
}

/** `em Dallas`, `no Rio de Janeiro`, `na Cidade do México`; empty where the place is not recorded. */
export function inCity({ city }: Pick<Game, 'city'>): string {
  if (city === null) return '';
  const name = cities[city] ?? city;
  return `${prepositionOf(name)} ${name}`;
}

/** `no Estádio Azteca`, `no MetLife Stadium`; the city where no stadium is recorded. */
export function atStadium(game: Game): string {
  return game.stadium === null ? inCity(game) : `no ${stadiumOf(game)}`;
}

/** `no MetLife Stadium, em Nova Jersey` */
export function atPlace(game: Game): string {
  return game.stadium === null ? inCity(game) : `${atStadium(game)}, ${inCity(game)}`;
}

function stadiumOf({ stadium }: Game): string {
  return (stadium ?? '').replace(/^Estadio /, 'Estádio ');
}

/** `MetLife Stadium, em Nova Jersey`; the bare city where no stadium is recorded. */
export function placeName(game: Game): string | null {
  if (game.city === null) return null;
  return game.stadium === null ? (cities[game.city] ?? game.city) : `${stadiumOf(game)}, ${inCity(game)}`;
}
