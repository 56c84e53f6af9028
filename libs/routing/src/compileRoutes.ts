import { compilePath, type RouteSegment } from './compilePath';
import type { Language } from './Language';
import type { RouteTable } from './RouteTable';

export type CompiledRoute<Name extends string = string> = { name: Name; segments: readonly RouteSegment[] };

/** One language of a route table, prepared for lookups. */
export type CompiledRoutes<Name extends string = string> = {
  byName: ReadonlyMap<Name, CompiledRoute<Name>>;
  /** Routes without parameters, by path. */
  fixed: ReadonlyMap<string, Name>;
  /** Routes with parameters, by number of segments. */
  open: ReadonlyMap<number, readonly CompiledRoute<Name>[]>;
};

/** Compiles one column. Of two rows with the same path the upper one matches. */
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
    const route = { name, segments: compilePath(path) };
    byName.set(name, route);
    if (route.segments.every(({ kind }) => kind === 'word')) {
      if (!fixed.has(path)) fixed.set(path, name);
    } else {
      open.set(route.segments.length, [...(open.get(route.segments.length) ?? []), route]);
    }
  }
  return { byName, fixed, open };
}
