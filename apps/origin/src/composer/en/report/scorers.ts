import type { Goal, Team } from '../../plan/Story.ts';
import { capital, inWords, its, list, the } from '../grammar.ts';
import type { ToldMatch } from './ToldMatch.ts';

/** `Haaland (2) and Ødegaard`; own goals as `Hany (own goal)`. */
export function namesOf(goals: readonly Goal[]): string {
  const groups = Map.groupBy(goals, ({ player, kind }) => `${player}${kind === 'own' ? ' (own goal)' : ''}`);
  return list([...groups].map(([name, all]) => `${name}${all.length > 1 ? ` (${all.length})` : ''}`));
}

/** `a goal by Messi`, `two goals by Messi`, `goals by Messi and Álvarez`; `null` when an own goal is among them. */
export function goalsBy(goals: readonly Goal[]): string | null {
  if (goals.length === 0 || goals.some(({ kind }) => kind === 'own')) return null;
  const players = [...new Set(goals.map(({ player }) => player))];
  const [one = ''] = players;
  if (players.length > 3) return null;
  if (players.length > 1) return `goals by ${namesOf(goals)}`;
  return goals.length === 1 ? `a goal by ${one}` : `${inWords(goals.length)} goals by ${one}`;
}

/** Who scored, in one sentence. Empty for a goalless draw. */
export function scorersSentence(t: ToldMatch): string {
  const { goals, game } = t;
  const winners = goals.filter(({ side }) => game[side].key === t.winner.key);
  const losers = goals.filter(({ side }) => game[side].key !== t.winner.key);
  if (winners.length === 0 && losers.length === 0) return '';
  if (losers.length === 0) return only(winners, t.winner);
  if (winners.length === 0) return only(losers, t.loser);
  return `${scored(winners, t.winner)}; ${answer(losers, t.loser)}.`;
}

/** `Undav scored twice for Germany`; an own goal is scored for nobody. */
function scored(goals: readonly Goal[], team: Team): string {
  const players = [...new Set(goals.map(({ player }) => player))];
  const [one = ''] = players;
  if (goals.some(({ kind }) => kind === 'own')) return capital(withOwnGoals(goals, team));
  if (players.length > 1) return `${namesOf(goals)} scored for ${the(team)}`;
  const times = ['', '', ' twice', ' a hat trick', ' four goals'][goals.length] ?? '';
  return `${one} scored${times} for ${the(team)}`;
}

function answer(goals: readonly Goal[], team: Team): string {
  return goals.some(({ kind }) => kind === 'own')
    ? withOwnGoals(goals, team)
    : `${namesOf(goals)} had ${goals.length === 1 ? 'the goal' : 'the goals'} for ${the(team)}`;
}

function withOwnGoals(goals: readonly Goal[], team: Team): string {
  const [first] = goals;
  return first && goals.length === 1
    ? `${its(team)} goal was an own goal by ${first.player}`
    : `${its(team)} goals came from ${namesOf(goals)}`;
}

function only(goals: readonly Goal[], team: Team): string {
  const [first] = goals;
  if (!first) return '';
  const players = new Set(goals.map(({ player }) => player)).size;
  if (goals.length === 1) {
    if (first.kind === 'own') return `The goal was an own goal by ${first.player}.`;
    return `${first.player} had the only goal${first.kind === 'penalty' ? ', from the penalty spot' : ''}.`;
  }
  if (goals.some(({ kind }) => kind === 'own')) return `${capital(withOwnGoals(goals, team))}.`;
  return players === 1
    ? `${first.player} scored all ${inWords(goals.length)}.`.replace('all two', 'both goals')
    : `${namesOf(goals)} scored for ${the(team)}.`;
}
