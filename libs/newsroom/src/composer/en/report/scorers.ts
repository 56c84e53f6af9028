import type { Goal, Team } from '../../plan/Story.ts';
import { count, inWords, list, possessive, the, The } from '../grammar.ts';
import type { ToldMatch } from './ToldMatch.ts';
import { ways } from '../../ways.ts';

/** `Haaland (2) and Ødegaard`; own goals as `Hany (own goal)`. */
export function namesOf(goals: readonly Goal[]): string {
  const groups = Map.groupBy(goals, ({ player, kind }) => `${player}${kind === 'own' ? ' (own goal)' : ''}`);
  return list([...groups].map(([name, own]) => (own.length === 1 ? name : `${name} (${own.length})`)));
}

/** `a goal by Messi`, `two goals by Messi`, `goals by Messi and Lautaro Martínez`; `null` when that does not say it. */
export function goalsBy(goals: readonly Goal[]): string | null {
  if (goals.length === 0 || goals.some(({ kind }) => kind === 'own')) return null;
  const players = [...new Set(goals.map(({ player }) => player))];
  const [one = ''] = players;
  if (players.length > 3) return null;
  if (players.length > 1) return goals.length === players.length ? `goals by ${list(players)}` : null;
  if (goals.length === 1) return `a goal by ${one}`;
  return goals.length === 3 ? `a hat trick by ${one}` : `${inWords(goals.length)} goals by ${one}`;
}

/** Who scored, in one or two sentences. Empty for a goalless draw. */
export function scorersSentence(t: ToldMatch): string {
  const { goals, game } = t;
  const winners = goals.filter(({ side }) => game[side].key === t.winner.key);
  const losers = goals.filter(({ side }) => game[side].key !== t.winner.key);
  if (goals.length === 0) return '';
  if (losers.length === 0) return alone(winners, t.winner);
  if (winners.length === 0) return alone(losers, t.loser);
  return `${sideSentence(winners, t.winner)} ${answer(losers, t.loser, t)}`;
}

/** The goals of a match that only one side scored in. */
function alone(goals: readonly Goal[], team: Team): string {
  const [first] = goals;
  if (!first) return '';
  if (goals.length === 1) {
    if (first.kind === 'own') return `The only goal was an own goal by ${first.player}.`;
    return `${first.player} scored the only goal${first.kind === 'penalty' ? ', from the penalty spot' : ''}.`;
  }
  return sideSentence(goals, team);
}

/** `Kane scored twice for England.`, `England got goals from Kane (2), Bellingham and Rashford.` */
function sideSentence(goals: readonly Goal[], team: Team): string {
  if (goals.some(({ kind }) => kind === 'own')) return withOwn(goals, team);
  const groups = [...Map.groupBy(goals, ({ player }) => player)];
  const [first, second] = groups;
  if (!first) return '';
  const [player, own] = first;
  if (!second)
    return ways(
      `${player} ${scored(own.length)} for ${the(team)}.`,
      `For ${the(team)}, ${player} ${scored(own.length)}.`,
      `It was ${player} who ${scored(own.length)} for ${the(team)}.`,
    );
  if (own.length === goals.length - groups.length + 1 && own.length > 1 && groups.length <= 3) {
    const others = groups.slice(1).map(([name]) => name);
    return ways(
      `${player} ${scored(own.length)} for ${the(team)}, and ${list(others)} ${others.length === 1 ? 'added another' : 'had one each'}.`,
      `${player} ${scored(own.length)}, and ${list(others)} had ${others.length === 1 ? 'the other goal' : 'one each'} for ${the(team)}.`,
    );
  }
  return groups.length === goals.length && groups.length <= 3
    ? ways(
        `${list(groups.map(([name]) => name))} scored for ${the(team)}.`,
        `${possessive(The(team))} goals came from ${list(groups.map(([name]) => name))}.`,
        `${list(groups.map(([name]) => name))} had the goals for ${the(team)}.`,
        `The scorers for ${the(team)} were ${list(groups.map(([name]) => name))}.`,
        `For ${the(team)}, ${list(groups.map(([name]) => name))} scored.`,
        `${The(team)} scored through ${list(groups.map(([name]) => name))}.`,
      )
    : ways(
        `${The(team)} got goals from ${namesOf(goals)}.`,
        `The goals for ${the(team)} came from ${namesOf(goals)}.`,
      );
}

function scored(goals: number): string {
  if (goals === 3) return 'had a hat trick';
  return goals === 1 ? 'scored' : goals === 2 ? 'scored twice' : `scored ${count(goals, 'goal')}`;
}

/** An own goal is nobody's merit: it stands at the end. */
function withOwn(goals: readonly Goal[], team: Team): string {
  const own = goals.filter(({ kind }) => kind === 'own').map(({ player }) => player);
  const others = goals.filter(({ kind }) => kind !== 'own');
  const gifts = `${own.length === 1 ? 'an own goal' : 'own goals'} by ${list(own)}`;
  if (others.length === 0)
    return `${possessive(The(team))} ${goals.length === 1 ? 'goal was' : 'goals were'} ${gifts}.`;
  return `${namesOf(others)} scored for ${the(team)}, which also benefited from ${gifts}.`;
}

function answer(goals: readonly Goal[], team: Team, t: ToldMatch): string {
  const [first] = goals;
  if (goals.length !== 1 || !first || first.kind === 'own' || t.isDraw || t.shootOut)
    return sideSentence(goals, team);
  return ways(
    `${first.player} had the goal for ${the(team)}.`,
    `The goal for ${the(team)} was by ${first.player}.`,
    `${possessive(The(team))} goal came from ${first.player}.`,
  );
}
