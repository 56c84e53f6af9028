import { slugOf } from './compile/slugOf.ts';
import { statsId } from './statsId.ts';

/**
 * The id of a player: made of his team and his name, because the sources have none of their own. Accents do not count,
 * so that the man is the same in a source without them.
 */
export function playerId(teamKey: string, name: string): string {
  return statsId(`player ${teamKey} ${slugOf(name)}`);
}
