/** Cities that the records write in English, or with the suburb of the stadium beside them. */
const names: Record<string, string> = {
  'Abu Dhabi': 'Abu Dabi',
  'Cape Town': 'Ciudad del Cabo',
  Cayenne: 'Cayena',
  Genoa: 'Génova',
  'Guatemala City': 'Ciudad de Guatemala',
  Johannesburg: 'Johannesburgo',
  'Los Angeles': 'Los Ángeles',
  'Mexico City': 'Ciudad de México',
  'Miami Gardens': 'Miami',
  'New York/New Jersey': 'East Rutherford',
  'Panama City': 'Ciudad de Panamá',
  Philadelphia: 'Filadelfia',
  'Port of Spain': 'Puerto España',
  'Port-au-Prince': 'Puerto Príncipe',
  'Rio de Janeiro': 'Río de Janeiro',
  'San Francisco Bay Area': 'Santa Clara',
  Tehran: 'Teherán',
  Thessaloniki: 'Salónica',
  'Washington, D.C.': 'Washington',
};

/** `Los Angeles (Inglewood)` → `Los Ángeles` */
export function placeName(city: string | null): string {
  const bare = (city ?? '').replace(/ \(.*\)$/, '');
  return names[bare] ?? bare;
}
