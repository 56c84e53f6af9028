import { execaSync } from 'execa';
import { workspaceRoot } from '../setup/workspaceRoot.ts';

/** Sites, themes and apps: what a file of theirs changes, it changes in the apps that Nx says depend on it. */
const ownFolders =
  /^(?:libs\/brands\/src\/[^/]+\/|libs\/themes\/sets\/[^/]+\/|apps\/(?!origin\/|[^/]+-e2e\/)[^/]+\/)/;

/** What a command prints, by lines; none when it fails. */
function linesOf(command: string, args: readonly string[], cwd = workspaceRoot): string[] {
  const options = { preferLocal: true, lines: true, reject: false, env: { NX_DAEMON: 'false' } } as const;
  const { failed, stdout } = execaSync(command, args, { ...options, cwd });
  return failed ? [] : stdout.filter((line) => line !== '');
}

/**
 * The full name of the commit that changes are counted from: NX_BASE, else where this branch left main. On main itself it
 * is the commit before; CI has nobody to say that one was tested, so there it is none.
 * `null` when there is none, or git does not know it, as in a shallow clone.
 */
export function findBase({ env = process.env, root = workspaceRoot } = {}): string | null {
  const git = (...args: string[]) => linesOf('git', args, root)[0] ?? null;
  const commit = (name: string) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  if (env['NX_BASE']) return commit(env['NX_BASE']);
  const left = git('merge-base', 'HEAD', 'origin/main') ?? git('merge-base', 'HEAD', 'main');
  if (left !== null && left !== commit('HEAD')) return left;
  return env['CI'] ? null : commit('HEAD~1');
}

/**
 * The apps that the changes since a commit concern, by their folders' names, where the changes are of some sites, themes
 * or apps alone. `null` when something else changed too, no app is concerned, or nobody knows.
 */
export function findChangedApps(base: string | null): string[] | null {
  if (base === null) return null;
  const changed = linesOf('git', ['diff', '--name-only', '--no-renames', base]);
  if (!areOfSomeApps([...changed, ...linesOf('git', ['ls-files', '-o', '--exclude-standard'])])) return null;
  const show = ['show', 'projects', '--affected', `--base=${base}`, '--projects=tag:scope:app'];
  const apps = linesOf('nx', show).map((name) => name.replace('@cancha/', ''));
  return apps.length > 0 ? apps : null;
}

/** Files are from the workspace's root. Words for people concern nobody. */
export function areOfSomeApps(files: readonly string[]): boolean {
  const shipped = files.filter((file) => !file.endsWith('.md'));
  return shipped.length > 0 && shipped.every((file) => ownFolders.test(file));
}
