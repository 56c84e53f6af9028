import { said } from '../../plan/Statement.ts';
import type { ToldMatch } from './ToldMatch.ts';

/** The tournament's widest win, its most goals. */
export function recordSentences({ story }: ToldMatch): string {
  return said(story, 'tournament-record')
    .map(({ what, shared, matchesSoFar }) => {
      const which = what === 'widest-win' ? 'la diferencia más amplia' : 'el total de goles más alto';
      return shared
        ? `Iguala ${which} de los ${matchesSoFar} partidos que lleva el torneo.`
        : `Es ${which} en los ${matchesSoFar} partidos que lleva el torneo.`;
    })
    .join(' ');
}
