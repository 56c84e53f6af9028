import type { Phrase } from '../../Phrasebook.ts';
import type { ReportStory } from '../../plan/Story.ts';
import { inPhase, theCompetition, theRound, toRound } from '../competitionWords.ts';
import { capital, its, the } from '../grammar.ts';
import { atMinute } from '../minuteWords.ts';
import { inCity } from '../places.ts';
import { winnersScore } from '../scoreWords.ts';
import { weekdayOf } from '../when.ts';
import { followSentence } from './following.ts';
import { goalsBy, scorersSentence } from './scorers.ts';
import { isLastWord, otherSide, toldMatch, type ToldMatch } from './ToldMatch.ts';

type Excerpt = [shape: string, text: string];

export function reportExcerpts(story: ReportStory, turn: number): Phrase[] {
  const t = toldMatch(story);
  const all = t.shootOut ? ofShootOut(t) : t.isDraw ? ofDraw(t) : ofWin(t, turn);
  return all.map(([shape, text]) => ({ shape, text: capital(text.trim()) }));
}

function ofWin(t: ToldMatch, turn: number): Excerpt[] {
  const { game, winner, loser, decisive, onward } = t;
  const [won, lost, day] = [the(winner), the(loser), weekdayOf(game)];
  const scored = goalsBy(t.winnerGoals);
  const scorers = scorersSentence(t);
  const result = `${won} beat ${lost} ${t.score} ${inCity(game)}`;
  return [
    ['result-scorers', `${result}. ${scorers}`],
    ['result-phase', `${result} ${inPhase(game)}. ${followSentence(t, turn)}`],
    ['result-day', `${result} on ${day} ${inPhase(game)}.`],
    [
      'result-facts',
      `${result} on ${day}. Goal by goal, with the cards, the crowd and what comes next for both teams.`,
    ],
    ['scorers', `${scorers} The match with ${lost} was played on ${day} ${inCity(game)} ${inPhase(game)}.`],
    [
      'loser',
      `${lost} lost ${t.score} to ${won} on ${day}. ${followSentence(t, turn + 1)} Here is how the match went.`,
    ],
    ...(scored
      ? ([
          [
            'behind',
            `Behind ${scored}, ${won} won ${t.score} against ${lost} ${inCity(game)}. ${followSentence(t, turn + 1)}`,
          ],
        ] satisfies Excerpt[])
      : []),
    ...(decisive && isLastWord(t)
      ? ([
          [
            'decisive',
            `${its(winner)} winning goal against ${lost} came ${atMinute(decisive.goal.minute)}. ${followSentence(t, turn + 2) || `The match was played ${inCity(game)} ${inPhase(game)}.`}`,
          ],
        ] satisfies Excerpt[])
      : []),
    ...(onward
      ? ([
          [
            'onward',
            `${its(winner)} win on ${day} ${inCity(game)} sends the team ${toRound(onward.to)}. ${scorers}`,
          ],
        ] satisfies Excerpt[])
      : []),
    ...(t.comeback
      ? ([
          ['comeback', `${won} trailed, came back and beat ${lost} ${t.score}. ${scorers}`],
        ] satisfies Excerpt[])
      : []),
  ];
}

function ofDraw(t: ToldMatch): Excerpt[] {
  const { game, score, decisive } = t;
  const [home, away] = [the(game.home), the(game.away)];
  const follow = followSentence(t, 0);
  const scorers = scorersSentence(t);
  return [
    ['draw', `${home} and ${away} drew ${score} ${inCity(game)} ${inPhase(game)}. ${scorers}`],
    [
      'draw-day',
      `${home} and ${away} finished ${score} on ${weekdayOf(game)} ${inCity(game)} ${inPhase(game)}.`,
    ],
    [
      'draw-follow',
      `${home} and ${away} finished ${score} ${inCity(game)} ${inPhase(game)}. ${follow || scorers}`,
    ],
    [
      'draw-facts',
      `${home} and ${away} finished ${score} ${inCity(game)}. Cards, crowd and numbers of the match, and what it means for the table.`,
    ],
    ['draw-scorers', [scorers, follow, `It ended ${score} ${inCity(game)}.`].filter(Boolean).join(' ')],
    ...(decisive && decisive.goal.kind !== 'own'
      ? ([
          [
            'draw-last',
            `${its(game[decisive.goal.side])} equalizer against ${the(game[otherSide(decisive.goal.side)])} came ${atMinute(decisive.goal.minute)} ${inCity(game)}. ${follow || scorers}`,
          ],
        ] satisfies Excerpt[])
      : []),
  ];
}

function ofShootOut(t: ToldMatch): Excerpt[] {
  const { game, score, winner, loser, shootOut } = t;
  const kicks = shootOut ? winnersScore(shootOut.score) : '';
  const round = game.round ? theRound(game.round) : theCompetition(game.competition);
  return [
    [
      'kicks',
      `After a ${score} draw ${inCity(game)}, ${the(winner)} beat ${the(loser)} ${kicks} on penalties in ${round}.`,
    ],
    [
      'kicks-on',
      `${score} after extra time, then a ${kicks} shootout win for ${the(winner)} over ${the(loser)}. ${followSentence(t, 0)}`,
    ],
    [
      'kicks-scorers',
      `${the(winner)} eliminated ${the(loser)} ${kicks} on penalties ${inCity(game)}. ${scorersSentence(t)}`,
    ],
  ];
}
