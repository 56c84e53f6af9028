import type { Match } from '../match/Match';
import type { Calendar, CalendarGroup } from './Calendar';

/** A matchday or a knock-out round. */
export type Round = {
  /** Of its first group. */
  readonly key: string;
  readonly label: string;
  /** Set when a season has several matchdays 1: "Clausura". */
  readonly phase: string | null;
  readonly matches: readonly Match[];
  readonly isCurrent: boolean;
};

type Span = { from: number; to: number };

function spanOf(groups: readonly CalendarGroup[]): Span {
  const times = groups.flatMap(({ matches }) => matches.map(({ kickOff }) => kickOff.getTime()));
  return { from: Math.min(...times), to: Math.max(...times) };
}

const overlap = (a: Span, b: Span) => a.from <= b.to && b.from <= a.to;

/**
 * The rounds of a tournament. Groups played in parallel share a matchday ("Grupo A" to "Grupo L"), while an Apertura and
 * a Clausura, one after the other, have a matchday 1 each.
 */
export function toRounds({ groups, current }: Calendar): readonly Round[] {
  const held = groups.filter(({ matches }) => matches.length > 0);
  const spans = new Map(
    [...Map.groupBy(held, ({ stage }) => stage)].map(([stage, own]) => [stage, spanOf(own)]),
  );
  const merged: CalendarGroup[][] = [];
  for (const group of held) {
    const same = merged.find(([first]) => first !== undefined && isOneRound(first, group, spans));
    if (same) same.push(group);
    else merged.push([group]);
  }
  const weeks = merged.flatMap(([first]) => first?.week ?? []);
  // If a matchday number is used twice, each says its phase.
  const isCountedAgain = new Set(weeks).size < weeks.length;
  return merged.flatMap((own) => toRound(own, isCountedAgain, current) ?? []);
}

function isOneRound(a: CalendarGroup, b: CalendarGroup, spans: ReadonlyMap<string | null, Span>): boolean {
  if (a.week === null || a.week !== b.week) return false;
  const [one, other] = [spans.get(a.stage), spans.get(b.stage)];
  return a.stage === b.stage || (one !== undefined && other !== undefined && overlap(one, other));
}

function toRound(
  own: readonly CalendarGroup[],
  isCountedAgain: boolean,
  current: string | null,
): Round | null {
  const [first] = own;
  if (!first) return null;
  return {
    key: first.key,
    label: first.label,
    phase: isCountedAgain && first.week !== null ? first.stage : null,
    matches: own
      .flatMap(({ matches }) => matches)
      .sort((a, b) => a.kickOff.getTime() - b.kickOff.getTime() || a.id.localeCompare(b.id)),
    isCurrent: own.some(({ key }) => key === current),
  };
}
