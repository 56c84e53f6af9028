import type { Game } from './plan/Story.ts';

const said = new WeakMap<Game, Map<string, string>>();

/** The day or the hour of a match in some pattern, made once: the texts about a match say it in many places. */
export function saidOfGame(game: Game, pattern: string, make: () => string): string {
  const own = said.get(game) ?? new Map<string, string>();
  said.set(game, own);
  const known = own.get(pattern);
  if (known !== undefined) return known;
  const text = make();
  own.set(pattern, text);
  return text;
}
