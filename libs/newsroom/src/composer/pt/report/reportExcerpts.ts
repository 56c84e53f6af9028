import { said } from '../../plan/Statement.ts';
import type { Phrase } from '../../Phrasebook.ts';
import type { ReportStory } from '../../plan/Story.ts';
import { byPhase, inCompetition, inRoundShort, toRound } from '../competitionWords.ts';
import { agree, capital, of, on, the } from '../grammar.ts';
import { atMinute } from '../minuteWords.ts';
import { inCity } from '../places.ts';
import { winnersScore } from '../scoreWords.ts';
import { thisWeekday } from '../when.ts';
import { followSentence } from './following.ts';
import { goalsBy, scorersSentence } from './scorers.ts';
import { isLastWord, otherSide, toldMatch, type ToldMatch } from './ToldMatch.ts';
import { ways } from '../../ways.ts';

export function reportExcerpts(story: ReportStory): Phrase[] {
  const t = toldMatch(story);
  const all = t.shootOut ? ofShootOut(t) : t.isDraw ? ofDraw(t) : ofWin(t);
  return all.map(([shape, text]) => ({ shape, text: capital(text.trim()) }));
}

function ofWin(t: ToldMatch): [string, string][] {
  const { game, winner, loser, decisive } = t;
  const [won, lost] = [the(winner), the(loser)];
  const scored = goalsBy(t.winnerGoals);
  const scorers = scorersSentence(t);
  const onward = said(t.story, 'goes-on').find(({ team }) => team.key === winner.key);
  const venceu = agree(winner, 'venceu', 'venceram');
  const result = ways(
    `${won} ${venceu} ${lost} por ${t.score} ${inCity(game)}`,
    `${won} ${agree(winner, 'bateu', 'bateram')} ${lost} por ${t.score} ${inCity(game)}`,
    `${won} ${agree(winner, 'ganhou', 'ganharam')} ${of(loser)} por ${t.score} ${inCity(game)}`,
  );
  return [
    [
      'scorers',
      `${scorers} O jogo com ${lost}, ${thisWeekday(game)}, ${inCity(game)}, ${game.round?.kind === 'final' ? 'decidiu a Copa do Mundo' : `valeu ${byPhase(game)}`}.`,
    ],
    ['result-scorers', `${result}. ${scorers}`],
    ['result-phase', `${result}, ${byPhase(game)}. ${followSentence(t)}`],
    ['result-day', `${result} ${thisWeekday(game)}, ${byPhase(game)}.`],
    ...(scored
      ? ([
          [
            'with',
            `Com ${scored}, ${won} ${agree(winner, 'fez', 'fizeram')} ${t.score} ${on(loser)} ${inCity(game)}. ${followSentence(t)}`,
          ],
        ] satisfies [string, string][])
      : []),
    ...(decisive && isLastWord(t)
      ? ([
          [
            'decisive',
            `O gol da vitória ${of(winner)} sobre ${lost} saiu ${atMinute(decisive.goal.minute)}. ${followSentence(t) || `O jogo foi ${inCity(game)}, ${byPhase(game)}.`}`,
          ],
        ] satisfies [string, string][])
      : []),
    ...(onward
      ? ([
          [
            'onward',
            `A vitória ${thisWeekday(game)}, ${inCity(game)}, levou ${won} ${toRound(onward.to)}. ${scorers}`,
          ],
        ] satisfies [string, string][])
      : []),
    ...(t.comeback
      ? ([
          [
            'turn',
            `${won} ${agree(winner, 'saiu', 'saíram')} atrás, mas ${agree(winner, 'virou', 'viraram')} e ${venceu} por ${t.score}. ${scorers}`,
          ],
        ] satisfies [string, string][])
      : []),
  ];
}

function ofDraw(t: ToldMatch): [string, string][] {
  const { game, score, decisive } = t;
  const [home, away] = [the(game.home), the(game.away)];
  const follow = followSentence(t);
  const scorers = scorersSentence(t);
  return [
    ['draw', `${home} e ${away} empataram em ${score} ${inCity(game)}, ${byPhase(game)}. ${scorers}`],
    [
      'draw-short',
      `${home} e ${away} ficaram no ${score} ${thisWeekday(game)}, ${inCity(game)}, ${byPhase(game)}.`,
    ],
    ['draw-follow', `${home} e ${away} ficaram no ${score} ${inCity(game)}. ${follow || scorers}`],
    ['draw-scorers', `${scorers} ${follow}`],
    ...(decisive
      ? ([
          [
            'draw-last',
            `O empate ${of(game[decisive.goal.side])} com ${the(game[otherSide(decisive.goal.side)])} saiu ${atMinute(decisive.goal.minute)}, ${inCity(game)}. ${follow || scorers}`,
          ],
        ] satisfies [string, string][])
      : []),
  ];
}

function ofShootOut(t: ToldMatch): [string, string][] {
  const { game, score, winner, loser, shootOut } = t;
  const kicks = shootOut ? winnersScore(shootOut.score) : '';
  const round = game.round ? inRoundShort(game.round) : inCompetition(game.competition);
  return [
    [
      'kicks',
      `Depois de ${score} ${inCity(game)}, ${the(winner)} ${agree(winner, 'venceu', 'venceram')} ${the(loser)} por ${kicks} nos pênaltis ${round}.`,
    ],
    [
      'kicks-on',
      `Empate em ${score} e vitória ${of(winner)} por ${kicks} nos pênaltis sobre ${the(loser)}. ${followSentence(t)}`,
    ],
    [
      'kicks-scorers',
      `${the(winner)} ${agree(winner, 'eliminou', 'eliminaram')} ${the(loser)} por ${kicks} nos pênaltis ${inCity(game)}. ${scorersSentence(t)}`,
    ],
  ];
}
