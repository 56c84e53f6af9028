import { addHours } from 'date-fns/addHours';
import { isBefore } from 'date-fns/isBefore';
import { eq, inArray } from 'drizzle-orm';
import type { Timeline } from '../clock/createTimeline.ts';
import { lineUps, matches, matchEvents, stages, tournaments } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { tournamentRules } from '@cancha/newsroom/facts/tournamentRules.ts';
import { knownSides, type KnownSides, type PairingMatch } from './knownSides.ts';
import { matchColumnsAsOf, type MatchNow } from './matchColumnsAsOf.ts';
import { readOpenSides } from './readOpenSides.ts';
import type { Recording } from './Recording.ts';
import { shiftDay } from './shiftDay.ts';

type Tournament = {
  readonly all: readonly (PairingMatch & { readonly status: string })[];
  readonly bracket: Parameters<typeof knownSides>[2];
};

export type MatchChange = {
  readonly recording: Recording;
  readonly state: MatchNow;
  /** Which sides are known. */
  readonly known: KnownSides;
  readonly signature: string;
};

const soonHours = 2;

/** Writes matches into the database as a provider's feed would: what has happened by now, and no more. */
export class MatchFeed {
  readonly #recordings: readonly Recording[];
  readonly #tournaments: ReadonlyMap<string, Tournament>;
  readonly #timeline: Timeline;
  /** What each match was written as. */
  readonly #written = new Map<string, string>();
  readonly #over = new Set<string>();

  private constructor(
    recordings: readonly Recording[],
    tournaments: ReadonlyMap<string, Tournament>,
    timeline: Timeline,
  ) {
    this.#recordings = recordings;
    this.#tournaments = tournaments;
    this.#timeline = timeline;
  }

  /** `recordings` are all the matches that are not over yet. */
  static async open(
    db: OriginDatabase,
    timeline: Timeline,
    recordings: readonly Recording[],
  ): Promise<MatchFeed> {
    const ids = [...new Set(recordings.map(({ match }) => match.tournamentId))];
    return new MatchFeed(recordings, await readTournaments(db, ids, recordings), timeline);
  }

  /** What has changed since the last time that something was written. */
  changes(): MatchChange[] {
    const now = this.#timeline.dataNow();
    const states = this.#recordings
      .filter((recording) => this.#mayChange(recording, now))
      .map((recording) => ({ recording, state: matchColumnsAsOf(recording, now) }));
    for (const { recording, state } of states) {
      if (state.state === 'over') this.#over.add(recording.match.id);
    }
    return states
      .map((change) => ({ ...change, known: this.#knownSides(change.recording) }))
      .map((change) => ({ ...change, signature: signatureOf(change) }))
      .filter(({ recording, signature }) => this.#written.get(recording.match.id) !== signature);
  }

  async write(db: OriginDatabase, changes: readonly MatchChange[]): Promise<void> {
    for (const change of changes) {
      await this.#put(db, change);
      this.#written.set(change.recording.match.id, change.signature);
    }
  }

  /** Forgets what was written: the next time writes it all, as after a failure. */
  forget(): void {
    this.#written.clear();
  }

  /** A match changes from shortly before its kick-off to its end; before that only when its sides become known. */
  #mayChange({ match }: Recording, now: Date): boolean {
    const written = this.#written.get(match.id);
    if (written === undefined || written.startsWith(open)) return true;
    return !written.startsWith('over') && isBefore(match.kickOff, addHours(now, soonHours));
  }

  #knownSides({ match }: Recording): KnownSides {
    const tournament = this.#tournaments.get(match.tournamentId);
    const pairing = tournament?.all.find(({ id }) => id === match.id);
    if (!tournament || !pairing) return { home: true, away: true };
    const recorded = new Set(this.#recordings.map(({ match: { id } }) => id));
    const isOver = (id: string) =>
      recorded.has(id)
        ? this.#over.has(id)
        : tournament.all.find((other) => other.id === id)?.status === 'played';
    return knownSides(pairing, tournament.all, tournament.bracket, isOver);
  }

  /** A side that is not known is told by where it comes from. */
  #sideColumns({ recording: { match }, known }: MatchChange): SideColumns {
    const { all = [], bracket = [] } = this.#tournaments.get(match.tournamentId) ?? {};
    const from = readOpenSides(match.id, all, bracket);
    return {
      homeId: known.home ? match.homeId : null,
      awayId: known.away ? match.awayId : null,
      homeOpen: known.home ? null : from.home,
      awayOpen: known.away ? null : from.away,
    };
  }

  async #put(db: OriginDatabase, change: MatchChange): Promise<void> {
    const { match, lineUps: starters } = change.recording;
    const now = change.state;
    const kickOff = this.#timeline.replayedAt(match.kickOff);
    const columns = {
      ...now.match,
      ...this.#sideColumns(change),
      kickOff,
      recordedAt: match.kickOff,
      day: shiftDay(match.day, match.kickOff, kickOff),
    };
    await db.insert(matches).values(columns).onConflictDoUpdate({ target: matches.id, set: columns });
    if (now.events.length > 0)
      await db
        .insert(matchEvents)
        .values([...now.events])
        .onConflictDoNothing();
    if (now.showsLineUps && starters.length > 0) {
      await db
        .insert(lineUps)
        .values([...starters])
        .onConflictDoNothing();
    }
  }
}

type SideColumns = Pick<typeof matches.$inferInsert, 'homeId' | 'awayId' | 'homeOpen' | 'awayOpen'>;

/** Begins the signature of a match of which a side is not known. */
const open = 'open';

function signatureOf({ state, known }: Omit<MatchChange, 'signature'>): string {
  if (!known.home || !known.away) return [open, known.home, known.away].join(' ');
  const { match, events, showsLineUps } = state;
  const { period, lengthMinutes, homeScore, awayScore, homePenalties, awayPenalties } = match;
  const parts = [period, lengthMinutes, homeScore, awayScore, homePenalties, awayPenalties];
  return [state.state, ...parts, events.length, showsLineUps].join(' ');
}

async function readTournaments(
  db: OriginDatabase,
  ids: string[],
  recordings: readonly Recording[],
): Promise<Map<string, Tournament>> {
  if (ids.length === 0) return new Map();
  const own = new Map(recordings.map(({ match }) => [match.id, match.kickOff]));
  const rules = await db
    .select({ id: tournaments.id, rules: tournaments.rules })
    .from(tournaments)
    .where(inArray(tournaments.id, ids));
  const rows = await db
    .select({
      tournamentId: matches.tournamentId,
      id: matches.id,
      stageId: matches.stageId,
      hasTable: stages.hasTable,
      kickOff: matches.kickOff,
      recordedAt: matches.recordedAt,
      status: matches.status,
    })
    .from(matches)
    .leftJoin(stages, eq(matches.stageId, stages.id))
    .where(inArray(matches.tournamentId, ids));
  return new Map(
    rules.map(({ id, rules: stored }) => {
      const all = rows
        .filter(({ tournamentId }) => tournamentId === id)
        .map(({ id: matchId, stageId, hasTable, kickOff, recordedAt, status }) => ({
          ...{ id: matchId, stageId, status },
          inTable: hasTable ?? true,
          kickOff: own.get(matchId) ?? recordedAt ?? kickOff,
        }));
      return [id, { all, bracket: tournamentRules.safeParse(stored).data?.bracket ?? [] }];
    }),
  );
}
