import { baseMinute } from '../../plan/minutes.ts';
import type { Goal } from '../../plan/Story.ts';
import { capital, nameOf, past, rotate } from '../grammar.ts';
import { ways } from '../../ways.ts';
import { atMinute } from '../minuteWords.ts';
import type { ToldMatch } from './ToldMatch.ts';

type Role = 'first' | 'level' | 'ahead' | 'extend' | 'reduce';

/** The goals of one part of the match, a sentence each or two joined; `turn` varies the words. */
export function goalSentences(told: ToldMatch, goals: readonly Goal[], turn: number): string {
  const clauses = goals.map((goal) => {
    const form = turn + told.goals.indexOf(goal);
    const all = clausesOf(told, goal, form);
    return { goal, all, text: rotate(all, form) };
  });
  const sentences: string[] = [];
  for (let at = 0; at < clauses.length; at += 1) {
    const one = clauses[at];
    const two = clauses[at + 1];
    if (!one) continue;
    // Two goals of one side within a quarter of an hour are told in one breath.
    const join =
      two &&
      one.goal.side === two.goal.side &&
      baseMinute(two.goal.minute) - baseMinute(one.goal.minute) <= 15;
    // A comma closes what stands behind a comma: `de penal, y …`.
    sentences.push(
      join
        ? capital(`${one.text}${one.text.includes(', ') ? ',' : ''} y ${two.text}`)
        : ways(...one.all.map(capital)),
    );
    if (join) at += 1;
  }
  return sentences.map((text) => `${text}.`).join(' ');
}

function clausesOf(told: ToldMatch, goal: Goal, turn: number): readonly [string, ...string[]] {
  const role = roleOf(told, goal);
  const at = atMinute(goal.minute, turn);
  const score = goal.score.join('-');
  const team = told.game[goal.side];
  const name = scorerOf(told, goal);
  const penalty = goal.kind === 'penalty' ? ', de penal' : '';
  const clauses: Record<Role, [string, ...string[]]> = {
    first: [
      `${name} abrió el marcador ${at}${penalty}`,
      `${name} adelantó a ${nameOf(team)} ${at}${penalty}`,
      `${at}${penalty}, ${name} puso el ${score}`,
      `el ${score} llegó ${at}, por ${name}${penalty}`,
      `${nameOf(team)} se ${past(team, 'poner')} en ventaja ${at} con ${goalOf(goal, name)}`,
    ],
    level: [
      `${name} empató ${at}${penalty}`,
      `${name} igualó ${score} ${at}${penalty}`,
      `la igualdad llegó ${at}, por ${name}${penalty}`,
      `${at}${penalty}, ${name} puso el ${score}`,
    ],
    ahead: [
      `${name} puso el ${score} ${at}${penalty}`,
      `${name} adelantó a ${nameOf(team)} ${at}${penalty}`,
      `${nameOf(team)} ${past(team, 'pasar')} al frente ${at} con ${goalOf(goal, name)}`,
      `el ${score} fue de ${name}, ${at}${penalty}`,
    ],
    extend: [
      `${name} amplió ${at}${penalty}`,
      `${name} puso el ${score} ${at}${penalty}`,
      `el ${score} fue de ${name}, ${at}${penalty}`,
      `${name} firmó el ${score} ${at}${penalty}`,
      `${at} llegó el ${score}, por ${name}${penalty}`,
    ],
    reduce: [
      `${name} descontó ${at}${penalty}`,
      `${name} recortó a ${score} ${at}${penalty}`,
      `${at} descontó ${name}${penalty}`,
      `${name} acercó a ${nameOf(team)} ${at}${penalty}`,
    ],
  };
  if (third(told, goal) && goal.kind !== 'own')
    return [
      `${name} completó su triplete ${at}${penalty}`,
      `el triplete de ${told.short(goal.player)} se completó ${at}${penalty}`,
    ];
  return clauses[role];
}

function roleOf({ goals }: ToldMatch, { side, score }: Goal): Role {
  const [own, theirs] = side === 'home' ? score : [score[1], score[0]];
  if (own === theirs) return 'level';
  if (own < theirs) return 'reduce';
  if (own - theirs > 1) return 'extend';
  return goals[0]?.score === score ? 'first' : 'ahead';
}

/** Whole name, `el mismo Haaland` when he marked the goal before too, or the own goal and whose it was. */
function scorerOf(told: ToldMatch, goal: Goal): string {
  if (goal.kind === 'own') return `un autogol de ${told.full(goal.player)}`;
  const at = told.goals.indexOf(goal);
  const before = told.goals.slice(0, at);
  if (before.at(-1)?.player === goal.player) return `el mismo ${told.short(goal.player)}`;
  return before.some(({ player }) => player === goal.player)
    ? told.short(goal.player)
    : told.full(goal.player);
}

/** `gol de Haaland`, `otro gol de Haaland`, `un penal de Kane`, `un autogol de Hany` */
function goalOf({ kind }: Goal, name: string): string {
  if (kind === 'own') return name;
  const whose = name.replace(/^el mismo /, '');
  if (kind === 'penalty') return `un penal de ${whose}`;
  return name === whose ? `gol de ${whose}` : `otro gol de ${whose}`;
}

function third({ goals }: ToldMatch, goal: Goal): boolean {
  return goals.filter(({ player, kind }) => player === goal.player && kind !== 'own').indexOf(goal) === 2;
}
