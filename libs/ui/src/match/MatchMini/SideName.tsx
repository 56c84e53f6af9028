import type { JSX } from 'react';
import type { TileSide } from './MatchTile';

/** The name of a side, a link where the match as a whole is none. */
export function SideName({ side: { name, href } }: { side: TileSide }): JSX.Element {
  return href ? <a href={href}>{name}</a> : <span>{name}</span>;
}
