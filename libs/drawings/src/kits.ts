import { contrast, INK, mix, PAPER, tooAlike, type Colour, type Kit } from './colours.ts';
import { nationKits } from './nationKits.ts';
import { hash } from './random.ts';

const hues = [
  '#b3122b',
  '#123f8c',
  '#0a6b3f',
  '#5b1f82',
  '#c8541b',
  '#0e2a47',
  '#8a1c3b',
  '#0b7a80',
  '#2d2f36',
  '#b58900',
];

function hue(place: number): Colour {
  return hues[place % hues.length] ?? INK;
}

/** Two colours for a club of which none are known: always the same for the same id. */
export function hashedKit(id: string): Kit {
  const first = hash(id) % hues.length;
  return [hue(first), hash(`${id}2`) % 3 !== 0 ? '#ffffff' : hue(first + 3)];
}

/** A kit around one colour: the second is paper, or ink on a pale shirt. */
export function kitAround(colour: Colour): Kit {
  return [colour, contrast(colour, PAPER) > 1.6 ? PAPER : INK];
}

/** The colours of a national team, or hashed ones for any other code. */
export function kitOf(team: string): Kit {
  return nationKits[team] ?? hashedKit(team);
}

function isNation(team: string): boolean {
  return Object.hasOwn(nationKits, team);
}

/** Two given colours and two teams: the one club's kit, or one colour a club. */
function sharedOut(teams: readonly [string, string], [first, second]: Kit): readonly [Kit, Kit] {
  const [home, away] = teams;
  if (isNation(home) === isNation(away)) return [kitAround(first), kitAround(second)];
  return isNation(home) ? [kitOf(home), [first, second]] : [[first, second], kitOf(away)];
}

/** The kits of the sides drawn; `null` where the picture names no such side. */
export function kitsOf(
  teams: readonly string[],
  colors: readonly Colour[] | undefined,
): readonly [Kit | null, Kit | null] {
  const [home, away] = teams;
  const [a, b, c, d] = colors ?? [];
  const given: Kit | null = a !== undefined && b !== undefined ? [a, b] : null;
  if (home === undefined) return [given, null];
  if (away === undefined) return [given ?? kitOf(home), null];
  if (given && c !== undefined && d !== undefined) return [given, [c, d]];
  return given ? sharedOut([home, away], given) : [kitOf(home), kitOf(away)];
}

/** The ground of the second side: its first colour, its second if that is taken for the first side's, or ink. */
export function groundBeside(ground: Colour, kit: Kit): Colour {
  return [...kit, INK].find((colour) => !tooAlike(ground, colour)) ?? mix(ground, PAPER, 0.8);
}
