/** Referees whom the languages speak of as women; the records hold names alone. */
export const womenWhoReferee: ReadonlySet<string> = new Set(['Katia Itzel García', 'Tori Penso']);

/** Whether a referee, as recorded (`Tori Penso (USA)`), is a woman. */
export function isWoman(recorded: string): boolean {
  return womenWhoReferee.has(recorded.replace(/ \([A-Z]{3}\)$/, ''));
}
