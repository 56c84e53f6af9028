import type { ScorePair } from '../../../facts/factRecords.ts';
import { said } from '../../plan/Statement.ts';
import { capital, inWords, list, score, the, winnersScore } from '../grammar.ts';
import { atMinute } from '../minuteWords.ts';
import { playedMinute, type ToldMatch } from './ToldMatch.ts';

/** Who was sent off, and at what score. */
export function redCards({ story, game }: ToldMatch): string[] {
  const cards = said(story, 'red-card');
  if (cards.length > 1) {
    const each = cards.map(
      ({ player, team, minute }) => `${player} of ${the(team)} ${atMinute(playedMinute(minute, game))}`,
    );
    return [`${capital(inWords(cards.length))} players were sent off: ${list(each)}.`];
  }
  return cards.map(
    ({ player, team, minute, score: stood }) =>
      `${player} of ${the(team)} was sent off ${atMinute(playedMinute(minute, game))}, ${standing(stood)}.`,
  );

  function standing(stood: ScorePair): string {
    const [home, away] = stood;
    if (home === away)
      return home === 0 ? 'with the match still scoreless' : `with the score ${score(stood)}`;
    return `with ${the(home > away ? game.home : game.away)} leading ${winnersScore(stood)}`;
  }
}
