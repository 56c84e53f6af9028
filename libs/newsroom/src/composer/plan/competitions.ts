import type { StageFact, TournamentFact } from '../../facts/factRecords.ts';
import type { Competition, CompetitionKind, Round } from './Story.ts';

const kinds: [RegExp, CompetitionKind][] = [
  [/^fifa\.wc-/, 'world-cup'],
  [/^int\.goldcup-/, 'gold-cup'],
  [/^int\.copaamerica-/, 'copa-america'],
  [/^int\.wcq-/, 'qualifiers'],
  [/^int\.(goldcup|copaamerica|cnl)q-/, 'play-in'],
  [/^cr\.1-/, 'league'],
];

export function competitionOf({ key, season, es, pt, en }: TournamentFact): Competition {
  const kind = kinds.find(([pattern]) => pattern.test(key))?.[1] ?? 'other';
  return { key, kind, season, names: { es, pt, en } };
}

const knockOut = new Set(['r32', 'r16', 'qf', 'sf', 'third', 'final'] as const);
type KnockOut = typeof knockOut extends Set<infer Name> ? Name : never;

/** `fifa.wc-2026:group-A` → a group, `fifa.wc-2026:r16` → a knock-out round, `cr.1-2024-25:apertura` → half a season. */
export function roundOf({ key, es, pt, en, hasTable }: StageFact, week: number | null): Round | null {
  const name = key.slice(key.indexOf(':') + 1);
  const names = { es, pt, en };
  const group = /^group-([A-L])$/.exec(name)?.[1];
  if (group) return { kind: 'group', names, group, week };
  if (isKnockOut(name)) return { kind: name, names, group: null, week: null };
  if (hasTable) return { kind: 'half-season', names, group: null, week };
  return { kind: 'play-off', names, group: null, week: null };
}

function isKnockOut(name: string): name is KnockOut {
  return knockOut.has(name as KnockOut);
}
