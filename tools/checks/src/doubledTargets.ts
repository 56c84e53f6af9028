import type { InferredTarget } from './inferTargets';

/** What a project's package.json or project.json says of its targets. */
export type Manifest = {
  scripts?: Record<string, string>;
  nx?: { targets?: Targets };
  targets?: Targets;
};
type Targets = Record<string, { command?: string; executor?: string }>;

/** Targets that say themselves what they run: without a word to anybody Nx takes these for the plugin's. */
function ownTargets({ scripts = {}, nx, targets = {} }: Manifest): string[] {
  const described = Object.entries({ ...nx?.targets, ...targets });
  const running = described.filter(([, { command, executor }]) => command ?? executor);
  return [...Object.keys(scripts), ...running.map(([name]) => name)];
}

/** One sentence for each target that a plugin makes and a manifest writes as well. */
export function doubledTargets(
  inferred: readonly InferredTarget[],
  manifestsOf: (folder: string) => readonly Manifest[],
): string[] {
  return inferred
    .filter(({ folder, target }) => manifestsOf(folder).flatMap(ownTargets).includes(target))
    .map(
      ({ folder, target, plugin }) =>
        `${folder} writes the target “${target}” itself, and ${plugin} makes one of that name: remove it there, or give the plugin another targetName in nx.json.`,
    );
}
