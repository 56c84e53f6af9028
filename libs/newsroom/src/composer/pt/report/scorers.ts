import type { Goal, Team } from '../../plan/Story.ts';
import { by, inWords, list, of } from '../grammar.ts';
import type { ToldMatch } from './ToldMatch.ts';
import { ways } from '../../ways.ts';

/** `Haaland (2) e Ødegaard`; own goals as `Hany (contra)`. */
export function namesOf(goals: readonly Goal[]): string {
  const groups = Map.groupBy(goals, ({ player, kind }) => `${player}${kind === 'own' ? ' (contra)' : ''}`);
  const times = ['', '', ' (2)', ' (3)', ' (4)', ' (5)'];
  return list([...groups].map(([name, own]) => `${name}${times[own.length] ?? ''}`));
}

/** `gol de Messi`, `dois gols de Messi`, `gols de Messi e Lautaro Martínez`; `null` when an own goal is among them. */
export function goalsBy(goals: readonly Goal[]): string | null {
  if (goals.length === 0 || goals.some(({ kind }) => kind === 'own')) return null;
  const players = [...new Set(goals.map(({ player }) => player))];
  const [one = ''] = players;
  if (players.length > 3) return null;
  if (players.length > 1) return `gols de ${namesOf(goals)}`;
  return (
    [`gol de ${one}`, `dois gols de ${one}`, `três gols de ${one}`, `quatro gols de ${one}`][
      goals.length - 1
    ] ?? null
  );
}

/** Who scored, in one sentence. Empty for a goalless draw. */
export function scorersSentence(t: ToldMatch): string {
  const { goals, game } = t;
  const winners = goals.filter(({ side }) => game[side].key === t.winner.key);
  const losers = goals.filter(({ side }) => game[side].key !== t.winner.key);
  if (winners.length === 0 && losers.length === 0) return '';
  if (losers.length === 0) return only(winners, t.winner);
  if (winners.length === 0) return only(losers, t.loser);
  if (t.isDraw || t.shootOut) return `${marked(winners, t.winner)}; ${namesOf(losers)}, ${by(t.loser)}.`;
  const players = new Set(losers.map(({ player }) => player)).size;
  const rest = `${players === 1 ? 'fez' : 'fizeram'} ${losers.length === 1 ? 'o gol' : 'os gols'} ${of(t.loser)}`;
  return ways(
    `${marked(winners, t.winner)}; ${namesOf(losers)} ${rest}.`,
    `${marked(winners, t.winner)}. ${namesOf(losers)} ${rest}.`,
    `${marked(winners, t.winner)}, e ${namesOf(losers)}, ${by(t.loser)}.`,
  );
}

/** `Undav marcou duas vezes pela Alemanha`, `Cunha e Raphinha marcaram pelo Brasil`; own goals are not scored for anybody. */
function marked(goals: readonly Goal[], team: Team): string {
  const players = [...new Set(goals.map(({ player }) => player))];
  const [one = ''] = players;
  if (goals.some(({ kind }) => kind === 'own')) {
    return `${goals.length === 1 ? `O gol ${of(team)} foi` : `Os gols ${of(team)} foram`} de ${namesOf(goals)}`;
  }
  if (players.length > 1) return `${namesOf(goals)} marcaram ${by(team)}`;
  const times = ['', '', ' duas vezes', ' três vezes', ' quatro vezes'][goals.length] ?? '';
  return `${one} marcou${times} ${by(team)}`;
}

function only(goals: readonly Goal[], team: Team): string {
  const [first] = goals;
  if (!first) return '';
  if (goals.length === 1) {
    return first.kind === 'own'
      ? `O gol foi contra, de ${first.player}.`
      : ways(
          `${first.player} fez o gol ${of(team)}${first.kind === 'penalty' ? ', de pênalti' : ''}.`,
          `O gol ${of(team)} foi de ${first.player}${first.kind === 'penalty' ? ', de pênalti' : ''}.`,
          `${first.player} marcou o único gol${first.kind === 'penalty' ? ', de pênalti' : ''}.`,
        );
  }
  const players = new Set(goals.map(({ player }) => player)).size;
  return players === 1
    ? `${first.player} fez os ${inWords(goals.length)} gols.`
    : ways(
        `Os gols foram de ${namesOf(goals)}.`,
        `Marcaram ${namesOf(goals)}.`,
        `${namesOf(goals)} fizeram os gols.`,
        `Quem marcou: ${namesOf(goals)}.`,
      );
}
