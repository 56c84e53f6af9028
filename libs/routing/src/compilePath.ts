/** `values: null` matches any segment. */
export type RouteSegment =
  { kind: 'word'; word: string } | { kind: 'param'; name: string; values: ReadonlySet<string> | null };

/** Compiles a path of the route table or the redirects: `/tema/:topic`, `/:country(panama|nicaragua)`. */
export function compilePath(path: string): RouteSegment[] {
  return path.split('/').filter(Boolean).map(readSegment);
}

function readSegment(segment: string): RouteSegment {
  const param = /^:(\w+)(?:\(([^)]+)\))?$/.exec(segment);
  if (!param) return { kind: 'word', word: segment };
  const [, name = '', values] = param;
  return { kind: 'param', name, values: values === undefined ? null : new Set(values.split('|')) };
}
