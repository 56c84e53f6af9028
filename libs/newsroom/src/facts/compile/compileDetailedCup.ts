import {
  type EventFact,
  type Facts,
  type LineUpFact,
  noFacts,
  type PlayerFact,
  type Side,
  type StatisticsFact,
} from '../factRecords.ts';
import { compileCup } from './compileCup.ts';
import { slugOf } from './slugOf.ts';
import type {
  SourceCup,
  SourceInternational,
  SourceMatchCentre,
  SourceMatchCentreMatch,
  SourceMatchCentrePlayer,
} from './sourceTypes.ts';

/** Names that other squads give to the same men, by team and day of birth: `ARG 1987-06-24`. */
export type KnownNames = ReadonlyMap<string, string[]>;

/** A cup whose source tells every match to the last foul: line-ups with the bench, events, figures of each side. */
export function compileDetailedCup(
  source: SourceMatchCentre,
  internationals: SourceInternational[],
  known: KnownNames,
): Facts {
  const cup = compileCup(toCup(source), internationals);
  const tournament = cup.tournaments[0]?.key ?? '';
  const squads = new Map(source.teams.map(({ id }) => [id, squadOf(source, id, known)]));
  return {
    ...noFacts(),
    ...cup,
    events: source.matches.flatMap((match) => matchEvents(match, squads)),
    lineUps: source.matches.flatMap((match) => matchLineUps(match, squads)),
    statistics: source.matches.flatMap(matchStatistics),
    players: [...squads].flatMap(([team, squad]) =>
      [...squad.values()].map(({ number, name, line, born }) => ({
        tournament,
        team,
        number,
        name,
        position: positions[line] ?? 'MF',
        born,
        club: null,
        clubCountry: null,
      })),
    ),
  };
}

interface SquadMember {
  number: number;
  name: string;
  /** 0 the keeper, 1 the defence, 2 the midfield, 3 the attack. */
  line: number;
  born: string | null;
}

type Squad = ReadonlyMap<number, SquadMember>;

const lines: Record<SourceMatchCentrePlayer['pos'], number> = { GK: 0, DF: 1, MD: 2, FW: 3 };
const positions: PlayerFact['position'][] = ['GK', 'DF', 'MF', 'FW'];

function toCup({ competition, season, hasGaps, teams, matches }: SourceMatchCentre): SourceCup {
  const firstInGroup = new Map<string, number>();
  return {
    competition,
    season,
    hasGaps: hasGaps ?? false,
    venues: [],
    teams,
    matches: matches.map(({ id, utc, stage, group, venue, home, away, score }) => {
      const played = (firstInGroup.get(group ?? '') ?? 0) + 1;
      firstInGroup.set(group ?? '', played);
      return {
        ...{ id, utc, stage, group, venue, home, away, score },
        // Four teams: two games a matchday
        matchday: group === undefined ? undefined : Math.ceil(played / 2),
        date: utc.slice(0, 10),
        status: 'finished',
      };
    }),
  };
}

/** Everybody a team ever named. The source has no shirt numbers: numbers below zero tell its men apart. */
function squadOf({ matches, players }: SourceMatchCentre, team: string, known: KnownNames): Squad {
  const ids = matches.flatMap(({ lineups }) => [
    ...(lineups[team]?.xi ?? []),
    ...(lineups[team]?.bench ?? []),
  ]);
  const sorted = [...new Set(ids)].sort((one, other) => one - other);
  return new Map(
    sorted.map((id, at) => {
      const player = players[String(id)];
      const line = player ? lines[player.pos] : 2;
      const name = player ? nameOf(player, team, known) : `#${id}`;
      return [id, { number: -(at + 1), name, line, born: player?.dob ?? null }];
    }),
  );
}

/** The name of the other squads, where a man of this team was born on the same day and shares a name with him. */
function nameOf({ name, full, dob }: SourceMatchCentrePlayer, team: string, known: KnownNames): string {
  const own = new Set(slugOf(full ?? name).split('-'));
  const others = known.get(`${team} ${dob ?? ''}`) ?? [];
  return (
    others.find((other) =>
      slugOf(other)
        .split('-')
        .some((part) => own.has(part)),
    ) ?? name
  );
}

const eventKinds: Readonly<Record<string, EventFact['kind']>> = {
  goal: 'goal',
  'own-goal': 'own',
  yellow: 'yellow',
  yellow2: 'second-yellow',
  red: 'red',
  sub: 'substitution',
};

function matchEvents(match: SourceMatchCentreMatch, squads: ReadonlyMap<string, Squad>): EventFact[] {
  const told = match.events.flatMap(([type, minute, team, id, detail]) => {
    const kind = type === 'goal' && detail === 'pen' ? 'penalty' : eventKinds[type];
    if (kind === undefined) return [];
    const side = sideOf(match, team);
    const off = type === 'sub' && typeof detail === 'number' ? memberOf(squads, team, detail) : null;
    return [
      {
        ...eventOf(match, kind, minute),
        // An own goal counts for the others
        side: kind === 'own' ? otherSide(side) : side,
        player: memberOf(squads, team, id).name,
        playerOff: off?.name ?? null,
      },
    ];
  });
  const kicks = (match.shootout ?? []).map(([team, id, scored]) => ({
    ...eventOf(match, scored === 1 ? 'kick-scored' : 'kick-missed', null),
    side: sideOf(match, team),
    player: memberOf(squads, team, id).name,
  }));
  return [...told, ...kicks];
}

function eventOf(
  { id }: SourceMatchCentreMatch,
  kind: EventFact['kind'],
  minute: string | null,
): Omit<EventFact, 'side' | 'player'> {
  return { match: id, kind, minute, number: null, playerOff: null, numberOff: null };
}

function matchLineUps(match: SourceMatchCentreMatch, squads: ReadonlyMap<string, Squad>): LineUpFact[] {
  return [match.home, match.away].flatMap((team) => {
    const lineUp = match.lineups[team];
    if (!lineUp) return [];
    const starters = lineUp.xi.map((id) => memberOf(squads, team, id));
    const inLine = (line: number): number[] =>
      starters.filter((member) => member.line === line).map(({ number }) => number);
    return [
      {
        match: match.id,
        side: sideOf(match, team),
        formation: '',
        captain: null,
        lines: [0, 1, 2, 3].map(inLine),
        bench: (lineUp.bench ?? []).map((id) => memberOf(squads, team, id).number),
      },
    ];
  });
}

/** What is missing in the source did not happen. */
function matchStatistics(match: SourceMatchCentreMatch): StatisticsFact[] {
  return Object.entries(match.stats).map(([team, stats]) => ({
    match: match.id,
    side: sideOf(match, team),
    possession: stats['passShare'] ?? 0,
    shots: stats['shots'] ?? 0,
    shotsOnTarget: stats['onTarget'] ?? 0,
    passes: stats['passes'] ?? 0,
    passesCompleted: stats['passesOk'] ?? 0,
    corners: stats['corners'] ?? 0,
    fouls: stats['fouls'] ?? 0,
    offsides: stats['offsides'] ?? 0,
    saves: stats['saves'] ?? 0,
  }));
}

function memberOf(squads: ReadonlyMap<string, Squad>, team: string, id: number): SquadMember {
  const member = squads.get(team)?.get(id);
  if (!member) throw new Error(`${id} is not of ${team}`);
  return member;
}

function sideOf({ id, home, away }: SourceMatchCentreMatch, team: string): Side {
  if (team === home) return 'home';
  if (team === away) return 'away';
  throw new Error(`${team} did not play ${id}`);
}

function otherSide(side: Side): Side {
  return side === 'home' ? 'away' : 'home';
}
