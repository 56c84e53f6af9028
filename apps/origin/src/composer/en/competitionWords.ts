import type { Competition, Game, Round } from '../plan/Story.ts';

/** `the World Cup`, `Copa América`, `Concacaf World Cup qualifying` */
export function theCompetition({ kind, names }: Competition): string {
  switch (kind) {
    case 'world-cup':
      return 'the World Cup';
    case 'gold-cup':
      return 'the Gold Cup';
    case 'copa-america':
      return 'Copa América';
    case 'qualifiers':
      return 'World Cup qualifying';
    case 'play-in':
      return 'the play-in';
    case 'league':
    case 'other':
      return names.en.startsWith('Friendl') ? 'a friendly' : names.en;
  }
}

export function plainCompetition({ kind, names, season }: Competition): string {
  return kind === 'world-cup' ? `World Cup ${season.slice(0, 4)}` : names.en;
}

const rounds: Record<string, string> = {
  r32: 'the Round of 32',
  r16: 'the Round of 16',
  qf: 'the quarterfinals',
  sf: 'the semifinals',
  third: 'the third-place match',
  final: 'the final',
};

/** `the Round of 16`, `Group C` */
export function theRound(round: Round): string {
  return rounds[round.kind] ?? (round.group ? `Group ${round.group}` : round.names.en);
}

/** `Round of 16`, with a capital. */
export function plainRound(round: Round): string {
  const name = theRound(round).replace(/^the /, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** `in the Round of 16 of the World Cup`, `in Group C play at the World Cup` */
export function inPhase({ round, competition }: Pick<Game, 'round' | 'competition'>): string {
  const cup = theCompetition(competition);
  if (!round) return cup === 'a friendly' ? 'in a friendly' : `in ${cup}`;
  if (round.group) return `in Group ${round.group} play at ${cup}`;
  return `in ${theRound(round)} of ${cup}`;
}

/** `in the Round of 16` */
export function inRound(round: Round): string {
  return `in ${theRound(round)}`;
}

/** `to the quarterfinals` */
export function toRound(round: Round): string {
  return `to ${theRound(round)}`;
}

/** `Matchday 2` */
export function weekName(week: number): string {
  return `Matchday ${week}`;
}
