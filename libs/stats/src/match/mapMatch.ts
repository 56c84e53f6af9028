import { mapped, rejected, type MapIssue, type Mapped } from '../mapped/Mapped';
import { mapTeam } from '../team/mapTeam';
import type { Goal } from './Goal';
import type { Interruption, Match } from './Match';
import type { GoalWire, MatchWire } from './MatchWire';
import { readKickOff } from './readKickOff';
import { readPeriod } from './readPeriod';
import { readScore, type Score } from './Score';

const interruptions: ReadonlySet<string> = new Set<Interruption>([
  'postponed',
  'suspended',
  'cancelled',
  'awarded',
]);

/**
 * One match of the stats API as we speak of it. Left out: a match without a date or a named side, and a
 * finished one without a score. An unknown status is kept as interrupted, with a remark.
 */
export function mapMatch(wire: MatchWire): Mapped<Match> {
  const base = readBase(wire);
  if (typeof base === 'string') return rejected(base, wire.id);

  const { hourKnown, ...shared } = base;
  const status = wire.status.toLowerCase();
  const result = readResult(wire);
  switch (status) {
    case 'fixture':
      return mapped({ ...shared, state: 'scheduled', hourKnown });
    case 'unplanned':
      return mapped({ ...shared, state: 'scheduled', hourKnown: false });
    case 'playing':
      return mapped({ ...shared, ...result, ...readClock(wire), state: 'live' });
    case 'played':
      return result.score
        ? mapped({ ...shared, ...result, ...readClock(wire), score: result.score, state: 'finished' })
        : rejected('missing-score', wire.id);
    default: {
      const known = isInterruption(status);
      const remarks: MapIssue[] = known ? [] : [{ id: wire.id, problem: 'unknown-status', kept: true }];
      return mapped(
        { ...shared, ...result, state: 'interrupted', reason: known ? status : 'unknown' },
        remarks,
      );
    }
  }
}

function readBase(wire: MatchWire) {
  const kickOff = readKickOff(wire.date);
  if (!kickOff) return 'bad-date';
  const home = mapTeam(wire.contestant_home);
  const away = mapTeam(wire.contestant_away);
  if (!home || !away) return 'missing-team';

  const { tournament, venue } = wire;
  return {
    id: wire.id,
    kickOff: kickOff.instant,
    hourKnown: kickOff.hourKnown && wire.time_known !== false,
    home,
    away,
    tournament: tournament
      ? {
          id: tournament.id,
          name: tournament.name,
          slug: tournament.slug || null,
          season: tournament.season || null,
        }
      : null,
    stage: wire.stage ?? null,
    venue: venue ? { name: venue.name, city: venue.city || null } : null,
    referee: wire.referee || null,
    attendance: wire.attendance ?? null,
    movedAt: readInstant(wire.moved_at),
    updatedAt: readInstant(wire.updated_at),
  };
}

/** What cannot be read is not known: no reader misses a match for it. */
function readInstant(text: string | null | undefined): Date | null {
  const instant = new Date(text ?? '');
  return Number.isNaN(instant.getTime()) ? null : instant;
}

function readResult(wire: MatchWire): { score: Score | null; penalties: Score | null; goals: Goal[] } {
  return {
    score: readScore(wire.total_scores_home, wire.total_scores_away),
    penalties: readScore(wire.penalty_scores_home, wire.penalty_scores_away),
    goals: (wire.goals ?? []).map(mapGoal),
  };
}

function readClock(wire: MatchWire) {
  return { minute: wire.length_minutes ?? null, period: readPeriod(wire.period) };
}

function mapGoal({ minute, side, player, kind }: GoalWire): Goal {
  return { minute, side, player, kind: kind === 'penalty' || kind === 'own' ? kind : 'goal' };
}

function isInterruption(status: string): status is Exclude<Interruption, 'unknown'> {
  return interruptions.has(status);
}
