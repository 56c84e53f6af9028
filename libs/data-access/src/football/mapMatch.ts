import type { Goal } from '@cancha/stats/match/Goal';
import type { Interruption, Match } from '@cancha/stats/match/Match';
import { readScore, type Score } from '@cancha/stats/match/Score';
import type { Stage } from '@cancha/stats/match/Tournament';
import { accepted, rejected, type MapIssue, type MapResult } from '../mapping/MapResult';
import { isEmptyValue } from '../reading/isRecord';
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
  const warnings: MapIssue[] = [];
  const result = readResult(wire, warnings);
  switch (status) {
    case 'fixture':
      return accepted({ ...shared, state: 'scheduled', isTimeKnown }, warnings);
    case 'unplanned':
      return accepted({ ...shared, state: 'scheduled', isTimeKnown: false }, warnings);
    case 'playing':
      return accepted({ ...shared, ...result, ...readClock(wire), state: 'live' }, warnings);
    case 'played':
      return result.score
        ? accepted(
            { ...shared, ...result, ...readClock(wire), score: result.score, state: 'finished' },
            warnings,
          )
        : rejected('missing-score', wire.id);
    default: {
      const known = isInterruption(status);
      if (!known) warnings.push({ id: wire.id, problem: 'unknown-status', kept: true });
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
    stage: readStage(wire.stage),
    venue: wire.venue ?? null,
    referee: wire.referee === null ? null : { id: wire.referee_id, name: wire.referee },
    attendance: wire.attendance,
    movedAt: readInstant(wire.moved_at),
    updatedAt: readInstant(wire.updated_at),
  };
}

function readStage(stage: MatchWire['stage']): Stage | null {
  if (!stage) return null;
  const { id, name, has_table: hasTable } = stage;
  return { id, name, ...(typeof hasTable === 'boolean' ? { hasTable } : {}) };
}

/** Not worth losing the match for. */
function readInstant(text: string | null): Date | null {
  const instant = new Date(text ?? '');
  return Number.isNaN(instant.getTime()) ? null : instant;
}

function readResult(
  wire: MatchWire,
  warnings: MapIssue[],
): { score: Score | null; penalties: Score | null; goals: Goal[] } {
  const count = (name: 'total_scores' | 'penalty_scores', side: 'home' | 'away') => {
    const sent = wire[`${name}_${side}`];
    const read = readCount(sent);
    if (read === null && !isEmptyValue(sent)) {
      warnings.push({ id: wire.id, problem: `${name}_${side} is no count`, kept: true });
    }
    return read;
  };
  return {
    score: readScore(count('total_scores', 'home'), count('total_scores', 'away')),
    penalties: readScore(count('penalty_scores', 'home'), count('penalty_scores', 'away')),
    goals: wire.goals.map(mapGoal),
  };
}

/** Sent as a number, or as text: `"2"`. */
function readCount(value: unknown): number | null {
  const number = typeof value === 'string' && /^\s*\d{1,3}\s*$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 ? number : null;
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
