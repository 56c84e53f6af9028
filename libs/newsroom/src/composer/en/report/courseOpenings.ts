import { said } from '../../plan/Statement.ts';
import { inMatch, inPhase } from '../competitionWords.ts';
import { aScore, capital, inWords, list, possessive, the, times } from '../grammar.ts';
import { atMinute, halfOf } from '../minuteWords.ts';
import { atPlace, inTown } from '../places.ts';
import { onWeekday } from '../when.ts';
import { followSentence } from './following.ts';
import type { Opening } from './reportOpenings.ts';
import { goalsBy, scorersSentence } from './scorers.ts';
import { isLastWord, type ToldMatch } from './ToldMatch.ts';

/** Openings that tell how the match went. */
export function courseOpenings(t: ToldMatch): Opening[] {
  return [...ofMargin(t), ...ofTime(t), ...ofScorers(t)];
}

function ofMargin(t: ToldMatch): Opening[] {
  const { game, winner, loser } = t;
  const [won, lost] = [the(winner), the(loser)];
  const [day, match] = [onWeekday(game), inMatch(game)];
  const scorers = scorersSentence(t);
  return [
    ...(t.margin >= 3
      ? ([
          ['rout', `${won} routed ${lost} ${t.score} ${match} ${day} ${atPlace(game)}.`, scorers],
          [
            'routed',
            `${lost} was on the wrong end of ${aScore(t.score)} rout by ${won} ${match} ${day} ${inTown(game)}.`,
            scorers,
          ],
          [
            'many-goals',
            `${won} put ${inWords(t.counts[0])} goals past ${lost} ${day} ${inTown(game)} in ${aScore(t.score)} win ${match}.`,
            scorers,
          ],
        ] satisfies Opening[])
      : []),
    ...(t.counts[1] === 0
      ? ([
          ['shutout', `${won} shut out ${lost} ${t.score} ${match} ${day} ${atPlace(game)}.`, scorers],
        ] satisfies Opening[])
      : []),
    ...(t.comeback
      ? ([
          ['rally', `${won} rallied to beat ${lost} ${t.score} ${match} ${day} ${inTown(game)}.`, scorers],
          [
            'behind',
            `${won} fell behind but came back to beat ${lost} ${t.score} ${match} ${day} ${inTown(game)}.`,
            scorers,
          ],
        ] satisfies Opening[])
      : []),
    ...(t.extraTime
      ? ([
          [
            'extra',
            `${won} needed extra time to beat ${lost} ${t.score} ${match} ${day} ${inTown(game)}.`,
            followSentence(t),
          ],
          [
            'extra-settled',
            `It took extra time ${atPlace(game)}, but ${won} beat ${lost} ${t.score} ${match} ${day}.`,
            scorers,
          ],
        ] satisfies Opening[])
      : []),
  ];
}

function ofTime(t: ToldMatch): Opening[] {
  const { game, winner, loser, decisive, goals } = t;
  const [won, lost] = [the(winner), the(loser)];
  const [day, phase, match] = [onWeekday(game), inPhase(game), inMatch(game)];
  const last = decisive?.goal;
  const many = goals.length > 1 && !t.extraTime;
  const early = said(t.story, 'early-goal').find(({ team }) => team.key === winner.key)?.goal;
  return [
    ...(last && last.kind !== 'own' && isLastWord(t)
      ? ([
          [
            'decisive',
            `${last.player} scored the winner ${atMinute(last.minute)} as ${won} beat ${lost} ${t.score} ${match} ${day} ${inTown(game)}.`,
            followSentence(t),
          ],
          [
            'decisive-goal',
            `A goal by ${last.player} ${atMinute(last.minute)} gave ${won} ${aScore(t.score)} win over ${lost} ${match} ${day} ${atPlace(game)}.`,
            followSentence(t),
          ],
        ] satisfies Opening[])
      : []),
    ...(many && goals.every(({ minute }) => halfOf(minute) === 1)
      ? ([
          [
            'second-half',
            `All the goals came after halftime ${inTown(game)}, where ${won} beat ${lost} ${t.score} ${day} ${phase}.`,
            scorersSentence(t),
          ],
        ] satisfies Opening[])
      : []),
    ...(many && goals.every(({ minute }) => halfOf(minute) === 0)
      ? ([
          [
            'first-half',
            `${won} had all its goals by halftime and beat ${lost} ${t.score} ${match} ${day} ${inTown(game)}.`,
            scorersSentence(t),
          ],
        ] satisfies Opening[])
      : []),
    ...(early && goals[0]?.minute === early.minute
      ? ([
          [
            'early',
            `${early.player} scored ${atMinute(early.minute)}, and ${won} went on to beat ${lost} ${t.score} ${match} ${day} ${inTown(game)}.`,
            followSentence(t),
          ],
        ] satisfies Opening[])
      : []),
  ];
}

function ofScorers(t: ToldMatch): Opening[] {
  const { game, winner, loser } = t;
  const [day, match] = [onWeekday(game), inMatch(game)];
  const scored = goalsBy(t.winnerGoals);
  const several = said(t.story, 'several').find(({ team }) => team.key === winner.key);
  const players = [
    ...new Set(t.winnerGoals.filter(({ kind }) => kind !== 'own').map(({ player }) => player)),
  ];
  return [
    ...(scored
      ? ([
          [
            'with-goals',
            `Behind ${scored}, ${the(winner)} beat ${the(loser)} ${t.score} ${match} ${day} ${inTown(game)}.`,
            followSentence(t),
          ],
          [
            'got-goals',
            `${the(winner)} got ${scored.replace(/\bby\b/, 'from')} and beat ${the(loser)} ${t.score} ${match} ${day} ${atPlace(game)}.`,
            followSentence(t),
          ],
        ] satisfies Opening[])
      : []),
    ...(several
      ? ([
          [
            'star',
            `${several.player} scored ${times(several.goals.length)} in ${possessive(the(winner))} ${t.score} win over ${the(loser)} ${match} ${day} ${inTown(game)}.`,
            followSentence(t),
          ],
          [
            'star-lift',
            `${several.goals.length === 3 ? `${possessive(several.player)} hat trick` : `${capital(inWords(several.goals.length))} goals by ${several.player}`} carried ${the(winner)} past ${the(loser)} ${t.score} ${match} ${day} ${atPlace(game)}.`,
            followSentence(t),
          ],
        ] satisfies Opening[])
      : []),
    ...(players.length >= 3 && players.length === t.winnerGoals.length
      ? ([
          [
            'many-scorers',
            `${capital(inWords(players.length))} players scored as ${the(winner)} beat ${the(loser)} ${t.score} ${match} ${day} ${inTown(game)}.`,
            `The goals came from ${list(players)}.`,
          ],
        ] satisfies Opening[])
      : []),
  ];
}
