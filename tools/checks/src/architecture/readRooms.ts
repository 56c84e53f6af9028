import type { ProjectGraph } from '@nx/devkit';

/** Which rooms each room imports. */
export type Rooms = ReadonlyMap<string, ReadonlySet<string>>;

const shared = new Set(['scope:e2e', 'scope:tools', 'scope:tools-checks', 'scope:storybook']);

/** The rooms of the workspace: all apps that serve sites are one, sites and themes belong to their lib. Tests and tools are none. */
export function readRooms({ nodes, dependencies }: Pick<ProjectGraph, 'nodes' | 'dependencies'>): Rooms {
  const roomOf = (name: string): string | null => {
    const { root, tags = [] } = nodes[name]?.data ?? { root: '.' };
    if (tags.some((tag) => shared.has(tag) || tag.endsWith('-checks'))) return null;
    if (tags.includes('scope:app')) return 'apps';
    if (tags.includes('scope:integrations-ports')) return 'ports';
    return /^(?:apps|libs)\/([^/]+)/.exec(root)?.[1] ?? null;
  };
  const edges = Object.values(dependencies)
    .flat()
    .map(({ source, target }) => [roomOf(source), roomOf(target)] as const);
  const names = [...new Set(Object.keys(nodes).map(roomOf))].filter((room) => room !== null).sort();
  return new Map(names.map((room) => [room, importsOf(room, edges)]));
}

function importsOf(room: string, edges: readonly (readonly [string | null, string | null])[]): Set<string> {
  const targets = edges.filter(([source]) => source === room).flatMap(([, target]) => target ?? []);
  return new Set(targets.filter((target) => target !== room).sort());
}
