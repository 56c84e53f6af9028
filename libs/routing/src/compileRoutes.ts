import type { Language } from './Language';
import type { RouteTable } from './routes';

/** `values: null` takes any segment. */
export type RouteSegment =
  { kind: 'word'; word: string } | { kind: 'param'; name: string; values: ReadonlySet<string> | null };

export type CompiledRoute<Name extends string = string> = { name: Name; segments: readonly RouteSegment[] };

/** One language of a route table, ready to be asked on every request. */
export type CompiledRoutes<Name extends string = string> = {
  byName: ReadonlyMap<Name, CompiledRoute<Name>>;
  /** Rows without parameters, by their whole path. */
  fixed: ReadonlyMap<string, Name>;
  /** Rows with parameters, by their number of segments. */
  open: ReadonlyMap<number, readonly CompiledRoute<Name>[]>;
};

/** Reads one column of the table. Of two rows with the same path the upper one is kept for matching. */
export function compileRoutes<T extends RouteTable>(
  table: T,
  language: Language,
): CompiledRoutes<keyof T & string> {
  type Name = keyof T & string;
  const byName = new Map<Name, CompiledRoute<Name>>();
  const fixed = new Map<string, Name>();
  const open = new Map<number, CompiledRoute<Name>[]>();

  for (const [name, row] of Object.entries(table) as [Name, RouteTable[string]][]) {
    const path = row[language];
    const route = { name, segments: readSegments(path) };
    byName.set(name, route);
    if (route.segments.every(({ kind }) => kind === 'word')) {
      if (!fixed.has(path)) fixed.set(path, name);
    } else {
      open.set(route.segments.length, [...(open.get(route.segments.length) ?? []), route]);
    }
  }
  return { byName, fixed, open };
}

function readSegments(path: string): RouteSegment[] {
  return path.split('/').filter(Boolean).map(readSegment);
}

function readSegment(segment: string): RouteSegment {
  const param = /^:(\w+)(?:\(([^)]+)\))?$/.exec(segment);
  if (!param) return { kind: 'word', word: segment };
  const [, name = '', values] = param;
  return { kind: 'param', name, values: values === undefined ? null : new Set(values.split('|')) };
}
