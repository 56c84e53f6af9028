import { readSlot } from '@cancha/stats/ranking/readSlot.ts';
import type { TournamentRules } from '@cancha/newsroom/facts/tournamentRules.ts';
import type { OpenSide, SideSource } from '../stats/openSide.ts';
import type { PairingMatch } from './knownSides.ts';

type Bracket = TournamentRules['bracket'];

/** Where the sides of a match come from, by the bracket of its tournament. */
export function readOpenSides(
  matchId: string,
  all: readonly PairingMatch[],
  bracket: Bracket,
): { home: OpenSide; away: OpenSide } {
  const slot = bracket.find(({ match }) => match === matchId);
  const read = (text: string | undefined): OpenSide =>
    text === undefined
      ? { slot: null, from: { kind: 'unknown' } }
      : { slot: text, from: sourceOf(text, all, bracket) };
  return { home: read(slot?.home), away: read(slot?.away) };
}

function sourceOf(text: string, all: readonly PairingMatch[], bracket: Bracket): SideSource {
  const slot = readSlot(text);
  if (!slot) return { kind: 'unknown' };
  if (slot.kind === 'place') return { kind: 'place', place: slot.place, group: slot.group };
  if (slot.kind === 'third') return { kind: 'third', groups: [...slot.groups] };
  return placeInRound(slot.match, all, bracket, slot.kind);
}

/** The matches of a round are counted by their official numbers. */
function placeInRound(
  number: number,
  all: readonly PairingMatch[],
  bracket: Bracket,
  kind: 'winner' | 'loser',
): SideSource {
  const feeder = bracket.find((one) => one.number === number);
  const stageId = all.find(({ id }) => id === feeder?.match)?.stageId;
  if (!feeder || !stageId) return { kind: 'unknown' };
  const round = new Set(all.filter((one) => one.stageId === stageId).map(({ id }) => id));
  const numbers = bracket
    .filter(({ match }) => round.has(match))
    .map((one) => one.number)
    .sort((a, b) => a - b);
  return { kind, of: numbers.length, order: numbers.indexOf(number) + 1 };
}
