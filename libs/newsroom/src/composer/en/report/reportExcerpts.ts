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
import { ways } from '../../ways.ts';

type Excerpt = [shape: string, text: string];

export function reportExcerpts(story: ReportStory): Phrase[] {
  const t = toldMatch(story);
  const all = t.shootOut ? ofShootOut(t) : t.isDraw ? ofDraw(t) : ofWin(t);
  return all.map(([shape, text]) => ({ shape, text }));
}

function ofWin(t: ToldMatch): Excerpt[] {
  const { game, winner, loser, decisive } = t;
  const [won, lost] = [the(winner), the(loser)];
  const scored = goalsBy(t.winnerGoals);
  const scorers = scorersSentence(t);
  const onward = said(t.story, 'goes-on').find(({ team }) => team.key === winner.key);
  const result = `${won} ${ways('beat', 'defeated', 'got past')} ${lost} ${t.score} ${inTown(game)}`;
  return [
    [
      'scorers',
      `${scorers} ${ways(`The teams met ${onWeekday(game)} ${inTown(game)} ${inMatch(game)}.`, `${capital(won)} and ${lost} played ${onWeekday(game)} ${inTown(game)}.`, `The match was played ${onWeekday(game)} ${atPlace(game)}.`)}`,
    ],
    ['result-scorers', `${result}. ${scorers}`],
    ['result-phase', `${won} beat ${lost} ${t.score} ${inMatch(game)} ${inTown(game)}. ${followSentence(t)}`],
    ['result-day', `${won} beat ${lost} ${t.score} ${inMatch(game)} ${onWeekday(game)} ${atPlace(game)}.`],
    [
      'recap',
      ways(
        `Goals, minutes and match facts from ${weekdayOf(game)}'s ${inMatch(game).replace(/^in (?:an? |the )/, '')} between ${won} and ${lost} ${inTown(game)}.`,
        `How ${won} beat ${lost} ${inTown(game)}: the goals, the minutes and the facts of ${weekdayOf(game)}'s ${inMatch(game).replace(/^in (?:an? |the )/, '')}.`,
      ),
    ],
    ...(scored
      ? ([
          [
            'with',
            `${capital(scored)} gave ${won} ${aScore(t.score)} win over ${lost} ${inTown(game)}. ${followSentence(t)}`,
          ],
        ] satisfies Excerpt[])
      : []),
    ...(decisive && isLastWord(t)
      ? ([
          [
            'decisive',
            `The winning goal for ${won} against ${lost} came ${atMinute(decisive.goal.minute)}. ${followSentence(t) || `The teams met ${inTown(game)} ${inMatch(game)}.`}`,
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
  const follow = followSentence(t);
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
      `${aScore(score)} draw, then a shootout that ${the(winner)} won${kicks} against ${the(loser)}. ${followSentence(t)}`,
    ],
    [
      'kicks-scorers',
      `${the(winner)} beat ${the(loser)}${kicks} on penalties ${inTown(game)}. ${scorersSentence(t)}`,
    ],
  ];
}
