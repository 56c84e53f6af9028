import type { Score } from '../match/Score';
import { maxGoals, noPicks, type Picks, type Side } from './Picks';

/** Version of the format, which is part of the URL. A new format gets a new number. */
export const packingVersion = 1;

const scoreBits = 7;
const sideBits = 2;
const sides: readonly (Side | null)[] = [null, 'home', 'away'];
const goals = maxGoals + 1;

/**
 * Picks in 1 to 71 bytes: 7 bits per score (0 is none, 1 is 0-0, 100 is 9-9), 2 bits per winner, without trailing zero
 * bytes. `RangeError` for more than 9 goals.
 */
export function packPicks({ scores, winners }: Picks): Uint8Array {
  const bits = [
    ...scores.flatMap((score) => toBits(numberOf(score), scoreBits)),
    ...winners.flatMap((side) => toBits(sides.indexOf(side), sideBits)),
  ];
  const bytes = Array.from({ length: Math.ceil(bits.length / 8) }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((byte, bit, place) => byte | (bit << (7 - place)), 0),
  );
  const last = bytes.findLastIndex((byte) => byte !== 0);
  return Uint8Array.from(bytes.slice(0, Math.max(last + 1, 1)));
}

/** `null` for bytes that `packPicks` never writes. */
export function unpackPicks(bytes: Uint8Array): Picks | null {
  const bits = [...bytes].flatMap((byte) => toBits(byte, 8));
  let at = 0;
  const read = (length: number): number => {
    const value = bits.slice(at, at + length).reduce((sum, bit) => sum * 2 + bit, 0);
    // Trailing zeros were left out.
    const missing = Math.max(0, at + length - Math.max(bits.length, at));
    at += length;
    return value * 2 ** missing;
  };
  const scores = noPicks.scores.map(() => scoreOf(read(scoreBits)));
  const winners = noPicks.winners.map(() => sides[read(sideBits)]);
  if (scores.some((score) => score === undefined) || winners.some((side) => side === undefined)) return null;
  const picks = { scores, winners } as Picks;
  return isEqual(packPicks(picks), bytes) ? picks : null;
}

function numberOf(score: Score | null): number {
  if (!score) return 0;
  const { home, away } = score;
  if (![home, away].every((count) => Number.isInteger(count) && count >= 0 && count <= maxGoals)) {
    throw new RangeError(`No address holds ${home}-${away}`);
  }
  return 1 + home * goals + away;
}

function scoreOf(value: number): Score | null | undefined {
  if (value === 0) return null;
  if (value > goals * goals) return undefined;
  return { home: Math.floor((value - 1) / goals), away: (value - 1) % goals };
}

function toBits(value: number, length: number): number[] {
  return Array.from({ length }, (_, at) => (value >> (length - 1 - at)) & 1);
}

function isEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}
