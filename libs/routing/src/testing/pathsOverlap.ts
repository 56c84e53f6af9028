import type { RouteSegment } from '../compilePath';

/** Whether one URL could match two paths with parameters. */
export function pathsOverlap(a: readonly RouteSegment[], b: readonly RouteSegment[]): boolean {
  return a.length === b.length && a.every((segment, i) => segmentsOverlap(segment, b[i]));
}

function segmentsOverlap(a: RouteSegment, b: RouteSegment | undefined): boolean {
  if (!b) return false;
  const [left, right] = [valuesOf(a), valuesOf(b)];
  return left === null || right === null || [...left].some((value) => right.has(value));
}

function valuesOf(segment: RouteSegment): ReadonlySet<string> | null {
  return segment.kind === 'word' ? new Set([segment.word]) : segment.values;
}
