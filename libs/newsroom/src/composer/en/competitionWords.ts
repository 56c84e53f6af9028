import type { Competition, Game, Round } from '../plan/Story.ts';
import { ordinal } from './grammar.ts';

/** Whether the records hold every match of it: only then are its totals and tables told. */
export function isWhole({ key, kind }: Competition): boolean {
  return key === 'fifa.wc-2026' || kind === 'gold-cup';
}

/** `World Cup`, `2021 Gold Cup`: what stands over a headline. */
export function plainCompetition({ kind, key, season, names }: Competition): string {
  const titles: Record<Competition['kind'], string> = {
    'world-cup': `${season} World Cup`,
    'gold-cup': `${season} Gold Cup`,
    'copa-america': `${season} Copa América`,
    qualifiers: `${season} World Cup qualifying`,
    'play-in': `${season} ${names.en}`,
    league: `${names.en} ${season}`,
    other: `${season} ${names.en}`,
  };
  return key === 'fifa.wc-2026' ? 'World Cup' : titles[kind];
}

/** `at the World Cup`, `in World Cup qualifying` */
export function inCompetition({ kind, names }: Competition): string {
  const places: Record<Competition['kind'], string> = {
    'world-cup': 'at the World Cup',
    'gold-cup': 'at the Gold Cup',
    'copa-america': 'at the Copa América',
    qualifiers: 'in World Cup qualifying',
    'play-in': `in ${names.en}`,
    league: `in the ${names.en}`,
    other: `in the ${names.en}`,
  };
  return places[kind];
}

/** `Group A`, `the Round of 32`, `the quarterfinals`, `the final` */
export function theRound({ kind, group, names }: Round): string {
  const rounds: Record<Round['kind'], string> = {
    group: `Group ${group ?? ''}`,
    r32: 'the Round of 32',
    r16: 'the Round of 16',
    qf: 'the quarterfinals',
    sf: 'the semifinals',
    third: 'the third-place match',
    final: 'the final',
    'half-season': names.en,
    'play-off': `the ${names.en.toLowerCase()}`,
  };
  return rounds[kind];
}

/** As a headline says it, without its article: `Round of 16`. */
export function bareRound(round: Round): string {
  return theRound(round).replace(/^the /, '');
}

/** With a capital, for sheets: `Quarterfinals`. */
export function plainRound(round: Round): string {
  const name = bareRound(round);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** `in Group D at the World Cup`, `in the World Cup quarterfinals`, `at the Gold Cup` */
export function inPhase({ round, competition }: Pick<Game, 'round' | 'competition'>): string {
  if (!round) return inCompetition(competition);
  if (round.kind === 'group') return `in ${theRound(round)} ${inCompetition(competition)}`;
  return `in the World Cup ${bareRound(round)}`;
}

/** What sort of match it is, as part of a sentence: `in a World Cup Group A match`, `in a World Cup qualifier`. */
export function inMatch({ round, competition }: Pick<Game, 'round' | 'competition'>): string {
  if (!round) {
    return competition.kind === 'qualifiers'
      ? 'in a World Cup qualifier'
      : `${inCompetition(competition).replace(/^(?:at|in) (?:the )?/, 'in a ')} match`;
  }
  const matches: Record<Round['kind'], string> = {
    group: `a World Cup ${theRound(round)} match`,
    r32: 'a World Cup Round of 32 match',
    r16: 'a World Cup Round of 16 match',
    qf: 'a World Cup quarterfinal',
    sf: 'a World Cup semifinal',
    third: 'the World Cup third-place match',
    final: 'the World Cup final',
    'half-season': `a ${round.names.en} match`,
    'play-off': `a ${round.names.en} match`,
  };
  return `in ${matches[round.kind]}`;
}

/** Short, for headlines: `in Group D`, `in the Round of 32`, `at the 2021 Gold Cup`. */
export function inRound({ round, competition }: Pick<Game, 'round' | 'competition'>): string {
  if (round) return `in ${theRound(round)}`;
  return competition.kind === 'qualifiers'
    ? 'in World Cup qualifying'
    : `at the ${plainCompetition(competition)}`;
}

/** `second matchday` */
export function weekName(week: number): string {
  return `${ordinal(week)} matchday`;
}
