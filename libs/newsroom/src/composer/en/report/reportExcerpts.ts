import { said } from '../../plan/Statement.ts';
import type { Phrase } from '../../Phrasebook.ts';
import type { ReportStory } from '../../plan/Story.ts';
import { inMatch, theRound } from '../competitionWords.ts';
import { aScore, capital, the } from '../grammar.ts';
import { atMinute } from '../minuteWords.ts';
import { atPlace, inTown } from '../places.ts';
import { onWeekday, weekdayOf } from '../when.ts';
import { followSentence } from './following.ts';
import { goalsBy, scorersSentence } from './scorers.ts';
import { isLastWord, otherSide, toldMatch, type ToldMatch } from './ToldMatch.ts';

type Excerpt = [shape: string, text: string];

export function reportExcerpts(story: ReportStory, turn: number): Phrase[] {
  const t = toldMatch(story);
  const all = t.shootOut ? ofShootOut(t) : t.isDraw ? ofDraw(t) : ofWin(t, turn);
  return all.map(([shape, text]) => ({ shape, text }));
}

function ofWin(t: ToldMatch, turn: number): Excerpt[] {
  const { game, winner, loser, decisive } = t;
  const [won, lost] = [the(winner), the(loser)];
  const scored = goalsBy(t.winnerGoals);
  const scorers = scorersSentence(t);
  const onward = said(t.story, 'goes-on').find(({ team }) => team.key === winner.key);
  const result = `${won} beat ${lost} ${t.score} ${inTown(game)}`;
  return [
    ['scorers', `${scorers} The teams met ${onWeekday(game)} ${inTown(game)} ${inMatch(game)}.`],
    ['result-scorers', `${result}. ${scorers}`],
    [
      'result-phase',
      `${won} beat ${lost} ${t.score} ${inMatch(game)} ${inTown(game)}. ${followSentence(t, turn)}`,
    ],
    ['result-day', `${won} beat ${lost} ${t.score} ${inMatch(game)} ${onWeekday(game)} ${atPlace(game)}.`],
    [
      'recap',
      `Goals, minutes and match facts from ${weekdayOf(game)}'s ${inMatch(game).replace(/^in (?:an? |the )/, '')} between ${won} and ${lost} ${inTown(game)}.`,
    ],
    ...(scored
      ? ([
          [
            'with',
            `${capital(scored)} gave ${won} ${aScore(t.score)} win over ${lost} ${inTown(game)}. ${followSentence(t, turn + 1)}`,
          ],
        ] satisfies Excerpt[])
      : []),
    ...(decisive && isLastWord(t)
      ? ([
          [
            'decisive',
            `The winning goal for ${won} against ${lost} came ${atMinute(decisive.goal.minute)}. ${followSentence(t, turn + 2) || `The teams met ${inTown(game)} ${inMatch(game)}.`}`,
          ],
        ] satisfies Excerpt[])
      : []),
    ...(onward
      ? ([
          [
            'onward',
            `${aScore(t.score)} win ${onWeekday(game)} ${inTown(game)} put ${won} in ${theRound(onward.to)}. ${scorers}`,
          ],
        ] satisfies Excerpt[])
      : []),
    ...(t.comeback
      ? ([['rally', `${won} fell behind but came back to win ${t.score}. ${scorers}`]] satisfies Excerpt[])
      : []),
  ];
}

function ofDraw(t: ToldMatch): Excerpt[] {
  const { game, score, decisive } = t;
  const [home, away] = [the(game.home), the(game.away)];
  const follow = followSentence(t, 0);
  const scorers = scorersSentence(t);
  return [
    ['draw', `${home} and ${away} drew ${score} ${inMatch(game)} ${inTown(game)}. ${scorers}`],
    [
      'draw-short',
      `${home} and ${away} finished ${score} ${inMatch(game)} ${onWeekday(game)} ${atPlace(game)}.`,
    ],
    ['draw-follow', `${home} and ${away} drew ${score} ${inTown(game)}. ${follow || scorers}`],
    ['draw-scorers', `${scorers} ${follow}`],
    ...(decisive
      ? ([
          [
            'draw-last',
            `The tying goal for ${the(game[decisive.goal.side])} against ${the(game[otherSide(decisive.goal.side)])} came ${atMinute(decisive.goal.minute)}. ${follow || scorers}`,
          ],
        ] satisfies Excerpt[])
      : []),
  ];
}

function ofShootOut(t: ToldMatch): Excerpt[] {
  const { game, score, winner, loser } = t;
  const kicks = t.kicks ? ` ${t.kicks}` : '';
  return [
    [
      'kicks',
      `After ${aScore(score)} draw ${inTown(game)}, ${the(winner)} beat ${the(loser)}${kicks} on penalties ${inMatch(game)}.`,
    ],
    [
      'kicks-on',
      `${aScore(score)} draw, then a shootout that ${the(winner)} won${kicks} against ${the(loser)}. ${followSentence(t, 0)}`,
    ],
    [
      'kicks-scorers',
      `${the(winner)} beat ${the(loser)}${kicks} on penalties ${inTown(game)}. ${scorersSentence(t)}`,
    ],
  ];
}
