import { said } from '../../plan/Statement.ts';
import { isWhole } from '../competitionWords.ts';
import { the, The } from '../grammar.ts';
import { didToAll, recordWords, withGoals } from '../gameWords.ts';
import type { ToldMatch } from './ToldMatch.ts';

/** How a nation's tournament has gone, outside the World Cup: there the table and the round say it. */
export function pathSentences({ story, game }: ToldMatch): string[] {
  if (game.round !== null || !isWhole(game.competition)) return [];
  return said(story, 'path').flatMap(({ team, games }, place) => {
    const before = games.filter(({ key }) => key !== game.key);
    const record = said(story, 'record').find((one) => one.team.key === team.key);
    if (before.length === 0) return [];
    return [
      place === 0
        ? `Earlier in the tournament, ${the(team)} ${didToAll(team, before)}.`
        : `${The(team)}, in its earlier matches, ${didToAll(team, before)}.`,
      ...(record && record.played === games.length
        ? [`${The(team)} has ${recordWords(record)} so far, ${withGoals(record)}.`]
        : []),
    ];
  });
}
