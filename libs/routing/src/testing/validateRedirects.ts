import { compiledRoutes } from '../compiledRoutes';
import { compilePath, type RouteSegment } from '../compilePath';
import { pathsOverlap } from './pathsOverlap';
import { redirectsOf, type RedirectRow } from '../redirects';
import type { RoutedSite } from '../RoutedSite';

type Read = { row: RedirectRow; from: RouteSegment[]; to: RouteSegment[] };

/**
 * The problems of a site's redirects, one sentence each: chains and loops, two rows for one path, a path that is a
 * page, a target with an unknown parameter. Compares patterns, so it holds for every value.
 */
export function validateRedirects(site: RoutedSite, redirects: readonly RedirectRow[]): string[] {
  const rows = redirectsOf(site, redirects).map((row) => ({
    row,
    from: readPath(site, row.from),
    to: readPath(site, row.to),
  }));
  return rows.flatMap((one, i) => [
    ...targetProblems(one, rows),
    ...rows.slice(i + 1).flatMap((other) => overlapProblems(one, other)),
    ...pageProblems(one, site),
  ]);
}

function targetProblems({ row, from, to }: Read, rows: readonly Read[]): string[] {
  const given = namesIn(from);
  return [
    ...rows
      .filter((other) => pathsOverlap(to, other.from))
      .map((other) => `${row.from} leads to ${row.to}, which ${other.row.from} redirects again`),
    ...namesIn(to)
      .filter((name) => !given.includes(name))
      .map((name) => `${row.from} does not say the :${name} of ${row.to}`),
  ];
}

function overlapProblems(one: Read, other: Read): string[] {
  return pathsOverlap(one.from, other.from) ? [`${one.row.from} and ${other.row.from} are one address`] : [];
}

/** Paths of the simulator are never redirected. */
function pageProblems({ row, from }: Read, site: RoutedSite): string[] {
  return [...compiledRoutes[site.language].byName.values()]
    .filter(({ name, segments }) => name !== 'simulator' && pathsOverlap(from, ofSite(site, segments)))
    .map(({ name }) => `${row.from} is an address of the page ${name}`);
}

function readPath(site: RoutedSite, path: string): RouteSegment[] {
  return ofSite(site, compilePath(path));
}

function ofSite({ authorPrefix }: RoutedSite, segments: readonly RouteSegment[]): RouteSegment[] {
  return segments.map((segment) =>
    segment.kind === 'param' && segment.name === 'authorPrefix'
      ? { kind: 'word', word: authorPrefix }
      : segment,
  );
}

function namesIn(segments: readonly RouteSegment[]): string[] {
  return segments.flatMap((segment) => (segment.kind === 'param' ? [segment.name] : []));
}
