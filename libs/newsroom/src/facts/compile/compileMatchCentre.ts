import { type EventFact, type Facts, type LineUpFact, type MatchFact, noFacts } from '../factRecords.ts';
import type { SourceEvent, SourceEvents, SourceLineUp, SourceSquads } from './sourceTypes.ts';

/** What happened in each match: goals, cards, substitutions, kicks, and who started. */
export function compileEvents(source: SourceEvents, matches: MatchFact[]): Facts {
  return {
    ...noFacts(),
    events: matches.flatMap((match) => matchEvents(source, match)),
    lineUps: matches.flatMap((match) => matchLineUps(source, match)),
  };
}

/** The squads, teams in alphabetical order. */
export function compileSquads(source: SourceSquads, tournament: string): Facts {
  const teams = Object.entries(source.squads).sort(([one], [other]) => (one < other ? -1 : 1));
  const players = teams.flatMap(([team, squad]) =>
    squad.map((player) => ({
      tournament,
      team,
      number: player.no,
      name: player.name,
      position: player.pos,
      born: player.dob ?? null,
      club: player.club ?? null,
      clubCountry: player.clubCountry ?? null,
    })),
  );
  return { ...noFacts(), players };
}

function matchEvents(source: SourceEvents, match: MatchFact): EventFact[] {
  const found = source.matches[match.key];
  if (!found) return [];
  const kicks = found.shootout ?? [];
  return [
    ...found.events.map((event) => ({
      match: match.key,
      minute: event.m,
      kind: eventKind(event),
      side: sideOf(match, event.team),
      player: event.p,
      number: event.no,
      playerOff: event.off ?? null,
      numberOff: event.offNo ?? null,
    })),
    ...kicks.map((kick) => ({
      match: match.key,
      minute: null,
      kind: kick.scored ? ('kick-scored' as const) : ('kick-missed' as const),
      side: sideOf(match, kick.team),
      player: kick.p,
      number: kick.no,
      playerOff: null,
      numberOff: null,
    })),
  ];
}

function eventKind(event: SourceEvent): EventFact['kind'] {
  switch (event.t) {
    case 'goal':
      return event.og ? 'own' : event.pen ? 'penalty' : 'goal';
    case 'yellow-red':
      return 'second-yellow';
    case 'sub':
      return 'substitution';
    case 'yellow':
    case 'red':
      return event.t;
  }
}

function matchLineUps(source: SourceEvents, match: MatchFact): LineUpFact[] {
  const lineUps = source.matches[match.key]?.lineups;
  if (!lineUps) return [];
  return [match.home, match.away].flatMap((team) => {
    const lineUp = lineUps[team];
    return lineUp ? [lineUpFact(match, team, lineUp)] : [];
  });
}

function lineUpFact(match: MatchFact, team: string, { formation, xi }: SourceLineUp): LineUpFact {
  const lines: number[][] = [];
  for (const { line, no } of xi) (lines[line] ??= []).push(no);
  return {
    match: match.key,
    side: sideOf(match, team),
    formation,
    captain: xi.find(({ captain }) => captain)?.no ?? null,
    lines,
    bench: null,
  };
}

function sideOf(match: MatchFact, team: string): 'home' | 'away' {
  if (team === match.home) return 'home';
  if (team === match.away) return 'away';
  throw new Error(`${team} did not play ${match.key}`);
}
