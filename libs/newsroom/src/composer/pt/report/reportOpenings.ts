import { said } from '../../plan/Statement.ts';
import type { Phrase } from '../../Phrasebook.ts';
import type { ReportStory } from '../../plan/Story.ts';
import { byPhase, inCompetition, inRound, ofCompetition } from '../competitionWords.ts';
import { agree, by, capital, ending, inWords, list, of, on, the } from '../grammar.ts';
import { atMinute, halfOf } from '../minuteWords.ts';
import { theSquad } from '../nations.ts';
import { atPlace, inCity } from '../places.ts';
import { thisWeekday } from '../when.ts';
import { drawOpenings } from './drawOpenings.ts';
import { followSentence } from './following.ts';
import { figure } from './factSheet.ts';
import { goalsBy, scorersSentence } from './scorers.ts';
import { shootOutOpenings } from './shootOutOpenings.ts';
import { isLastWord, toldMatch, type ToldMatch } from './ToldMatch.ts';

export type Opening = [shape: string, ...sentences: string[]];

/** First paragraphs. A shape with a condition is there only when the match has what it tells. */
export function reportOpenings(story: ReportStory): Phrase[] {
  const t = toldMatch(story);
  const all = t.shootOut
    ? shootOutOpenings(t)
    : t.isDraw
      ? drawOpenings(t)
      : [...plain(t), ...ofCourse(t), ...ofScorers(t), ...ofMeaning(t)];
  return all.map(([shape, ...sentences]) => ({
    shape,
    text: sentences.filter(Boolean).map(capital).join(' '),
  }));
}

function plain(t: ToldMatch): Opening[] {
  const { game, winner, loser } = t;
  const day = thisWeekday(game);
  const [won, lost] = [the(winner), the(loser)];
  const scorers = scorersSentence(t);
  return [
    [
      'result',
      `${won} ${agree(winner, 'venceu', 'venceram')} ${lost} por ${t.score} ${day}, ${atPlace(game)}, ${byPhase(game)}.`,
      scorers,
    ],
    [
      'city',
      `${inCity(game)}, ${won} ${agree(winner, 'bateu', 'bateram')} ${lost} por ${t.score} ${byPhase(game)}.`,
      scorers,
    ],
    [
      'phase',
      `${byPhase(game)}, ${won} ${agree(winner, 'fez', 'fizeram')} ${t.score} ${on(loser)} ${day}, ${inCity(game)}.`,
      followSentence(t),
    ],
    [
      'loser',
      `${lost} ${agree(loser, 'perdeu', 'perderam')} para ${won} por ${t.score} ${day}, ${inCity(game)}, ${byPhase(game)}.`,
      scorers,
    ],
    [
      'day',
      `${day}, ${won} ${agree(winner, 'levou', 'levaram')} a melhor sobre ${lost} ${atPlace(game)}: ${t.score}, ${byPhase(game)}.`,
      followSentence(t),
    ],
    [
      'score',
      `Por ${t.score}, ${won} ${agree(winner, 'derrotou', 'derrotaram')} ${lost} ${day}, ${atPlace(game)}, ${byPhase(game)}.`,
      scorers,
    ],
    ...(game.attendance
      ? ([
          [
            'crowd',
            `Diante de ${figure(game.attendance)} torcedores ${atPlace(game)}, ${won} ${agree(winner, 'venceu', 'venceram')} ${lost} por ${t.score}, ${byPhase(game)}.`,
            scorers,
          ],
        ] satisfies Opening[])
      : []),
  ];
}

function ofCourse(t: ToldMatch): Opening[] {
  const { game, winner, loser, decisive, comeback, goals } = t;
  const [won, lost] = [the(winner), the(loser)];
  const [first] = goals;
  const last = decisive?.goal;
  return [
    ...(t.margin >= 3
      ? ([
          [
            'rout',
            `${won} ${agree(winner, 'goleou', 'golearam')} ${lost} por ${t.score} ${thisWeekday(game)}, ${inCity(game)}, ${byPhase(game)}.`,
            scorersSentence(t),
          ],
          [
            'routed',
            `${lost} ${agree(loser, 'foi', 'foram')} ${ending(loser, 'golead')} ${by(winner)} ${inCity(game)}: ${t.score}, ${byPhase(game)}.`,
            scorersSentence(t),
          ],
        ] satisfies Opening[])
      : []),
    ...(comeback && first
      ? ([
          [
            'turn',
            `De virada, ${won} ${agree(winner, 'venceu', 'venceram')} ${lost} por ${t.score} ${thisWeekday(game)}, ${inCity(game)}, ${byPhase(game)}.`,
            scorersSentence(t),
          ],
          [
            'turn-behind',
            `${won} ${agree(winner, 'saiu', 'saíram')} atrás ${inCity(game)}, ${agree(winner, 'virou', 'viraram')} e ${agree(winner, 'venceu', 'venceram')} ${lost} por ${t.score}, ${byPhase(game)}.`,
            scorersSentence(t),
          ],
        ] satisfies Opening[])
      : []),
    ...(last && last.kind !== 'own' && isLastWord(t)
      ? ([
          [
            'decisive',
            `O gol da vitória ${of(winner)} saiu ${atMinute(last.minute)}: ${last.player} fez ${t.score} ${on(loser)} ${inCity(game)}, ${byPhase(game)}.`,
            followSentence(t),
          ],
        ] satisfies Opening[])
      : []),
    ...(t.extraTime
      ? ([
          [
            'extra',
            `Só na prorrogação ${won} ${agree(winner, 'venceu', 'venceram')} ${lost} ${inCity(game)}: ${t.score}, ${byPhase(game)}.`,
            followSentence(t),
          ],
        ] satisfies Opening[])
      : []),
    ...(goals.length > 1 && !t.extraTime && goals.every(({ minute }) => halfOf(minute) === 1)
      ? ([
          [
            'second-half',
            `Os gols só saíram no segundo tempo ${inCity(game)}: ${won} ${agree(winner, 'venceu', 'venceram')} ${lost} por ${t.score}, ${byPhase(game)}.`,
            scorersSentence(t),
          ],
        ] satisfies Opening[])
      : []),
    ...(goals.length > 1 && goals.every(({ minute }) => halfOf(minute) === 0)
      ? ([
          [
            'first-half',
            `${won} ${agree(winner, 'resolveu', 'resolveram')} o jogo no primeiro tempo e ${agree(winner, 'venceu', 'venceram')} ${lost} por ${t.score} ${inCity(game)}, ${byPhase(game)}.`,
            scorersSentence(t),
          ],
        ] satisfies Opening[])
      : []),
    ...said(t.story, 'early-goal')
      .filter(({ team }) => team.key === winner.key)
      .map(({ goal }): Opening => [
        'early',
        `${atMinute(goal.minute)}, ${goal.player} já tinha aberto o placar ${inCity(game)}: ${won} ${agree(winner, 'venceu', 'venceram')} ${lost} por ${t.score}, ${byPhase(game)}.`,
        followSentence(t),
      ]),
  ];
}

function ofScorers(t: ToldMatch): Opening[] {
  const { game, winner, loser } = t;
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
            `Com ${scored}, ${the(winner)} ${agree(winner, 'venceu', 'venceram')} ${the(loser)} por ${t.score} ${thisWeekday(game)}, ${inCity(game)}, ${byPhase(game)}.`,
            followSentence(t),
          ],
        ] satisfies Opening[])
      : []),
    ...(several
      ? ([
          [
            'star',
            `${several.player} marcou ${inWords(several.goals.length)} vezes na vitória ${of(winner)} por ${t.score} sobre ${the(loser)}, ${inCity(game)}, ${byPhase(game)}.`.replace(
              'dois vezes',
              'duas vezes',
            ),
            followSentence(t),
          ],
        ] satisfies Opening[])
      : []),
    ...(players.length >= 3 && players.length === t.winnerGoals.length
      ? ([
          [
            'many-scorers',
            `${capital(inWords(players.length))} jogadores diferentes marcaram na vitória ${of(winner)} por ${t.score} sobre ${the(loser)}, ${inCity(game)}, ${byPhase(game)}.`,
            `Os gols foram de ${list(players)}.`,
          ],
        ] satisfies Opening[])
      : []),
  ];
}

function ofMeaning(t: ToldMatch): Opening[] {
  const { game, winner, loser, story } = t;
  const onward = said(story, 'goes-on').find(({ team }) => team.key === winner.key);
  const out = said(story, 'is-out').some(({ team }) => team.key === loser.key);
  const kind = game.round?.kind;
  const follow = followSentence(t);
  const result = `${agree(winner, 'venceu', 'venceram')} ${the(loser)} por ${t.score} ${thisWeekday(game)}, ${atPlace(game)}`;
  return [
    ...(onward
      ? ([
          [
            'through',
            `${the(winner)} ${agree(winner, 'está', 'estão')} ${inRound(onward.to)} ${ofCompetition(game.competition)}.`,
            `A vaga veio com ${t.score} sobre ${the(loser)} ${thisWeekday(game)}, ${atPlace(game)}.`,
            scorersSentence(t),
          ],
        ] satisfies Opening[])
      : []),
    ...(out && t.knockOut
      ? ([
          [
            'over',
            `A Copa do Mundo acabou para ${the(loser)}: derrota por ${t.score} para ${the(winner)} ${thisWeekday(game)}, ${atPlace(game)}.`,
            scorersSentence(t),
          ],
        ] satisfies Opening[])
      : []),
    ...(game.round?.group && follow
      ? ([
          [
            'table',
            followSentence(t),
            `${thisWeekday(game)}, ${theSquad(winner)} venceu ${the(loser)} por ${t.score} ${atPlace(game)}.`,
            scorersSentence(t),
          ],
        ] satisfies Opening[])
      : []),
    ...(kind === 'final'
      ? ([
          ['champion', follow, `Na final, ${the(winner)} ${result}.`, scorersSentence(t)],
        ] satisfies Opening[])
      : []),
    ...(kind === 'third'
      ? ([
          [
            'third',
            `${the(winner)} ${agree(winner, 'ficou', 'ficaram')} com o terceiro lugar ${inCompetition(game.competition)}: ${result}.`.replace(
              'na Copa',
              'da Copa',
            ),
            scorersSentence(t),
          ],
        ] satisfies Opening[])
      : []),
  ];
}
