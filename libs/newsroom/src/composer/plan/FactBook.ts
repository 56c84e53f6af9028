import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import type { EventFact, Facts, LineUpFact, MatchFact, Side } from '../../facts/factRecords.ts';
import { competitionOf, roundOf } from './competitions.ts';
import { goalsOf } from './goalsOf.ts';
import type { Competition, Game, Goal, Round, Team } from './Story.ts';

/**
 * Formations that teams line up in. The records count the players of each line by their place in the squad, of which also
 * comes what nobody plays: 6-1-3.
 */
const playedFormations = new Set([
  ...['4-3-3', '4-4-2', '4-5-1', '5-3-2', '5-4-1', '5-2-3', '3-5-2', '3-4-3'],
]);

/** The facts, arranged for telling: games in the order they were played, found by team, tournament and stage. */
export class FactBook {
  readonly games: readonly Game[];
  readonly #events: Map<string, EventFact[]>;
  readonly #lineUps: Map<string, LineUpFact[]>;
  readonly #goals = new Map<string, Goal[] | null>();
  readonly #byTeam = new Map<string, Game[]>();
  readonly #byTournament: ReadonlyMap<string, Game[]>;
  readonly #byKey: Map<string, Game>;
  readonly #squads: Map<string, string>;
  readonly #colours: Map<string, [string, string]>;

  constructor(facts: Facts, timeZone: string) {
    const teams = new Map(
      facts.teams.map(({ key, kind, es, pt, en, code }) => [key, { key, kind, names: { es, pt, en }, code }]),
    );
    const competitions = new Map(facts.tournaments.map((fact) => [fact.key, competitionOf(fact)]));
    const stages = new Map(facts.stages.map((fact) => [fact.key, fact]));
    const venues = new Map(facts.venues.map((venue) => [venue.key, venue]));
    this.#events = Map.groupBy(facts.events, ({ match }) => match);
    this.#lineUps = Map.groupBy(facts.lineUps, ({ match }) => match);
    this.#squads = new Map(
      facts.players.map((one) => [`${one.tournament} ${one.team} ${one.number}`, one.name]),
    );
    this.#colours = new Map(facts.clubColours.map(({ team, first, second }) => [team, [first, second]]));
    this.games = facts.matches
      .flatMap((fact) => {
        const home = teams.get(fact.home);
        const away = teams.get(fact.away);
        const competition = competitions.get(fact.tournament);
        const stage = isToldByRound(fact) ? (stages.get(fact.stage ?? '') ?? null) : null;
        const venue = fact.venue === null ? null : (venues.get(fact.venue) ?? null);
        if (!home || !away || !competition) return [];
        const round = stage && roundOf(stage, fact.week);
        return [
          toGame(fact, {
            timeZone,
            home,
            away,
            competition,
            round,
            city: venue?.city ?? fact.city,
            stadium: venue?.name ?? null,
          }),
        ];
      })
      .sort((one, other) => startOf(one).getTime() - startOf(other).getTime());
    this.#byKey = new Map(this.games.map((game) => [game.key, game]));
    this.#byTournament = Map.groupBy(this.games, ({ competition }) => competition.key);
    for (const game of this.games) {
      for (const { key } of [game.home, game.away]) {
        const games = this.#byTeam.get(key);
        if (games) games.push(game);
        else this.#byTeam.set(key, [game]);
      }
    }
  }

  game(key: string): Game | null {
    return this.#byKey.get(key) ?? null;
  }

  events(game: Game): readonly EventFact[] {
    return this.#events.get(game.key) ?? [];
  }

  /** `null` when not every goal of the match is recorded. */
  goals(game: Game): Goal[] | null {
    const known = this.#goals.get(game.key);
    if (known !== undefined) return known;
    const goals = goalsOf(game, this.events(game));
    this.#goals.set(game.key, goals);
    return goals;
  }

  of(team: Team, tournament?: string): readonly Game[] {
    const games = this.#byTeam.get(team.key) ?? [];
    return tournament === undefined
      ? games
      : games.filter(({ competition }) => competition.key === tournament);
  }

  in(tournament: string): readonly Game[] {
    return this.#byTournament.get(tournament) ?? [];
  }

  /** `formation` is empty where the records cannot say. */
  lineUp(game: Game, side: Side): { formation: string; captain: string | null } | null {
    const found = this.#lineUps.get(game.key)?.find((lineUp) => lineUp.side === side);
    if (!found) return null;
    const captain = this.#squads.get(`${game.competition.key} ${game[side].key} ${found.captain}`) ?? null;
    return { formation: playedFormations.has(found.formation) ? found.formation : '', captain };
  }

  /** The ground first. */
  colours(team: Team): [string, string] | null {
    return this.#colours.get(team.key) ?? null;
  }
}

/** The sentences know the rounds of the cups and leagues that are told whole, not those of single internationals. */
function isToldByRound({ key }: MatchFact): boolean {
  return !key.startsWith('int-');
}

/** The evening of the day, where only the day is recorded. */
export function startOf({ kickOff, day }: Pick<Game, 'kickOff' | 'day'>): Date {
  return kickOff ?? eveningOf(day);
}

/** Asked for the same few hundred days again and again. */
const evenings = new Map<string, Date>();
function eveningOf(day: string): Date {
  const evening = evenings.get(day) ?? addHours(`${day}T00:00:00Z`, 26);
  evenings.set(day, evening);
  return evening;
}

/** When the last whistle went: two halves with what is added to them, half-time, extra time, kicks. */
export function endOf(game: Game): Date {
  const extra = game.decidedBy === 'extra-time' || game.decidedBy === 'shoot-out' ? 38 : 0;
  const kicks = game.decidedBy === 'shoot-out' ? 10 : 0;
  return addMinutes(startOf(game), 116 + extra + kicks);
}

function toGame(
  fact: MatchFact,
  around: {
    timeZone: string;
    home: Team;
    away: Team;
    competition: Competition;
    round: Round | null;
    city: string | null;
    stadium: string | null;
  },
): Game {
  const { key, day, utc, attendance, referee, score, halfTime, penalties, status } = fact;
  return {
    ...around,
    ...{ key, day, attendance, referee, score, halfTime, penalties },
    kickOff: utc === null ? null : new Date(utc),
    winner: winnerOf(fact),
    decidedBy:
      status === 'awarded'
        ? 'table'
        : fact.penalties || fact.shootOutWinner
          ? 'shoot-out'
          : fact.ninety
            ? 'extra-time'
            : 'goals',
    played: status === 'played' && score !== null,
  };
}

function winnerOf({ score, shootOutWinner, penalties }: MatchFact): Side | null {
  if (shootOutWinner) return shootOutWinner;
  const [home, away] = penalties ?? score ?? [0, 0];
  return home === away ? null : home > away ? 'home' : 'away';
}
