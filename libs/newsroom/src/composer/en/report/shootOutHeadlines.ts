import { said } from '../../plan/Statement.ts';
import { bareRound, inRound } from '../competitionWords.ts';
import { aScore, possessive } from '../grammar.ts';
import { headlineName } from '../nations.ts';
import { inCity } from '../places.ts';
import type { Headline } from './reportHeadlines.ts';
import type { ToldMatch } from './ToldMatch.ts';

export function shootOutHeadlines(t: ToldMatch): Headline[] {
  const [won, lost] = [headlineName(t.winner), headlineName(t.loser)];
  const city = inCity(t.game);
  const onward = said(t.story, 'goes-on').find(({ team }) => team.key === t.winner.key);
  return [
    ['shootout', `${won} beats ${lost} on penalties ${city} after ${t.score} draw`],
    ['shootout-round', `${won} edges ${lost} in shootout ${inRound(t.game)}`],
    ['shootout-loser', `${lost} falls to ${won} on penalties after ${aScore(t.score)} draw`],
    ['shootout-outlast', `${won} outlasts ${lost} on penalties ${city}`],
    ...(t.kicks
      ? ([
          ['shootout-score', `${won} beats ${lost} ${t.kicks} on penalties after ${t.score} draw`],
          ['shootout-first', `${won} tops ${lost} ${t.kicks} in shootout ${city}`],
        ] satisfies Headline[])
      : []),
    ...(onward
      ? ([
          ['shootout-on', `${won} beats ${lost} on penalties to reach ${bareRound(onward.to)}`],
          ['shootout-ends', `${possessive(lost)} World Cup ends in shootout loss to ${won}`],
        ] satisfies Headline[])
      : []),
  ];
}
