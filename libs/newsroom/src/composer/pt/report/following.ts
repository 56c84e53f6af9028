import { said, saidOnce } from '../../plan/Statement.ts';
import type { Competition, Team } from '../../plan/Story.ts';
import { inRound, plainCompetition, toRound } from '../competitionWords.ts';
import { agree, count, ending, of, the, The } from '../grammar.ts';
import type { ToldMatch } from './ToldMatch.ts';
import { ways } from '../../ways.ts';

/** What the result means, in one sentence: the next round, the end, or points in the group. Empty if nothing. */
export function followSentence(t: ToldMatch): string {
  const { story, game, winner, loser } = t;
  if (game.round?.kind === 'final')
    return `${The(winner)} ${agree(winner, 'é', 'são')} campe${champion(winner)} ${ofTitle(game.competition)}.`;
  const onward = said(story, 'goes-on').find(({ team }) => team.key === winner.key);
  if (onward) {
    // Who loses a semi-final still plays for the third place.
    const out = said(story, 'is-out').some(({ team }) => team.key === loser.key);
    const through = `${The(winner)} ${agree(winner, 'está', 'estão')} ${inRound(onward.to)}`;
    const lost = out
      ? `${the(loser)} ${agree(loser, 'está', 'estão')} fora`
      : `${the(loser)} ${agree(loser, 'disputa', 'disputam')} o terceiro lugar`;
    return ways(
      `${through}; ${lost}.`,
      `Com o resultado, ${the(winner)} ${agree(winner, 'vai', 'vão')} ${toRound(onward.to)}, e ${lost}.`,
      `A vaga ${inRound(onward.to)} é ${of(winner)}.`,
      `${The(winner)} ${agree(winner, 'segue', 'seguem')} na Copa, e ${lost}.`,
    );
  }
  const group = game.round?.group;
  const { rows = [], finished = false } = saidOnce(story, 'table') ?? {};
  const [first] = rows;
  const row = rows.find(({ team }) => team.key === winner.key);
  if (!first || !row || !group) return '';
  if (t.isDraw)
    return `${The(first.team)} ${finished ? `${agree(first.team, 'terminou', 'terminaram')} em primeiro no` : `${agree(first.team, 'lidera', 'lideram')} o`} Grupo ${group}, com ${points(first.points)}.`;
  return ways(
    `${The(winner)} ${agree(winner, 'chegou', 'chegaram')} a ${points(row.points)} no Grupo ${group}.`,
    `Com a vitória, ${the(winner)} ${agree(winner, 'soma', 'somam')} ${points(row.points)} e ${finished ? `${agree(winner, 'termina', 'terminam')} em` : `${agree(winner, 'ocupa', 'ocupam')} o`} ${place(row.place)} lugar ${finished ? 'no' : 'do'} Grupo ${group}.`,
    `No Grupo ${group}, ${the(winner)} ${agree(winner, 'tem', 'têm')} agora ${points(row.points)}.`,
    `O resultado deixa ${the(winner)} com ${points(row.points)} no Grupo ${group}.`,
    `${The(winner)} ${agree(winner, 'vai', 'vão')} a ${points(row.points)} no Grupo ${group}.`,
  );
}

/** `do mundo`, `da Copa América` */
function ofTitle(competition: Competition): string {
  return competition.kind === 'world-cup' ? 'do mundo' : `da ${plainCompetition(competition)}`;
}

export function points(number: number): string {
  return number === 0 ? 'nenhum ponto' : count(number, 'ponto', 'pontos');
}

/** `com três pontos`, `sem pontos` */
export function withPoints(number: number): string {
  return number === 0 ? 'sem pontos' : `com ${points(number)}`;
}

function place(number: number): string {
  return ['', 'primeiro', 'segundo', 'terceiro', 'quarto'][number] ?? `${number}º`;
}

function champion(team: Team): string {
  return ending(team, '') === 'a' ? 'ã' : agree(team, 'ão', 'ões');
}
