import type { Goal } from '@cancha/stats/match/Goal';
import type { Interruption, Match } from '@cancha/stats/match/Match';
import { readScore, type Score } from '@cancha/stats/match/Score';
import { accepted, rejected, type MapIssue, type MapResult } from '../mapping/MapResult';
import { mapTeam } from './mapTeam';
import type { GoalWire, MatchWire } from './match.wire';
import { readKickOff } from './readKickOff';
import { readPeriod } from './readPeriod';

const interruptions: ReadonlySet<string> = new Set<Interruption>([
  'postponed',
  'suspended',
  'cancelled',
  'awarded',
]);

/**
 * Rejects a match without a date or a named side, and a finished one without a score. An unknown status becomes
 * `interrupted`, with a warning.
 */
export function mapMatch(wire: MatchWire): MapResult<Match> {
  const base = readBase(wire);
  if (typeof base === 'string') return rejected(base, wire.id);

  const { isTimeKnown, ...shared } = base;
  const status = wire.status.toLowerCase();
  const result = readResult(wire);
  switch (status) {
    case 'fixture':
      return accepted({ ...shared, state: 'scheduled', isTimeKnown });
    case 'unplanned':
      return accepted({ ...shared, state: 'scheduled', isTimeKnown: false });
    case 'playing':
      return accepted({ ...shared, ...result, ...readClock(wire), state: 'live' });
    case 'played':
      return result.score
        ? accepted({ ...shared, ...result, ...readClock(wire), score: result.score, state: 'finished' })
        : rejected('missing-score', wire.id);
    default: {
      const known = isInterruption(status);
      const warnings: MapIssue[] = known ? [] : [{ id: wire.id, problem: 'unknown-status', kept: true }];
      return accepted(
        { ...shared, ...result, state: 'interrupted', reason: known ? status : 'unknown' },
        warnings,
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

  return {
    id: wire.id,
    kickOff: kickOff.instant,
    isTimeKnown: kickOff.isTimeKnown && wire.time_known !== false,
    home,
    away,
    tournament: wire.tournament ?? null,
    stage: wire.stage ?? null,
    venue: wire.venue ?? null,
    referee: wire.referee,
    attendance: wire.attendance,
    movedAt: readInstant(wire.moved_at),
    updatedAt: readInstant(wire.updated_at),
  };
}

/** Not worth losing the match for. */
function readInstant(text: string | null): Date | null {
  const instant = new Date(text ?? '');
  return Number.isNaN(instant.getTime()) ? null : instant;
}

function readResult(wire: MatchWire): { score: Score | null; penalties: Score | null; goals: Goal[] } {
  return {
    score: readScore(wire.total_scores_home, wire.total_scores_away),
    penalties: readScore(wire.penalty_scores_home, wire.penalty_scores_away),
    goals: wire.goals.map(mapGoal),
  };
}

function readClock(wire: MatchWire) {
  return { minute: wire.length_minutes, period: readPeriod(wire.period) };
}

function mapGoal({ minute, side, player, kind }: GoalWire): Goal {
  return { minute, side, player, kind: kind === 'penalty' || kind === 'own' ? kind : 'goal' };
}

function isInterruption(status: string): status is Exclude<Interruption, 'unknown'> {
  return interruptions.has(status);
}
