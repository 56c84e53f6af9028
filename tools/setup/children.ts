import { createInterface } from 'node:readline';
import { execa } from 'execa';

export type Child = ReturnType<typeof startChild>;

const children = new Set<Child>();

/** Nx leaves no process behind and draws no screen of its own, and nobody is told what is built. */
const settings = { NX_DAEMON: 'false', NX_TUI: 'false', NEXT_TELEMETRY_DISABLED: '1' };

/**
 * Starts a command of the packages that are installed where it runs. All that it starts is stopped with it, and both end
 * with this process.
 */
export function startChild(
  command: string,
  args: readonly string[],
  { cwd, env }: { cwd: string; env: NodeJS.ProcessEnv },
  onLine: (line: string) => void,
) {
  const child = execa(command, args, {
    ...{ cwd, env: { ...settings, ...env }, preferLocal: true, stdin: 'ignore' },
    // Nx has process groups of its own, and takes 5 s before it ends what does not listen.
    ...{ killDescendants: true, forceKillAfterDelay: 10_000, buffer: false, reject: false },
  });
  children.add(child);
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', onLine);
  return child;
}

/** How a child ends, such as `exit code 1`. What it has started may still run. */
export function outcomeOf(child: Child): Promise<string> {
  return new Promise((resolve) => {
    child.nodeChildProcess.once('exit', (code, signal) =>
      resolve(signal ? `signal ${signal}` : `exit code ${code}`),
    );
    void child.then(({ originalMessage }) => resolve(originalMessage ?? 'never started'));
  });
}

/** Stops a child with all it has started; what does not listen is ended after 10 s. */
export async function stopChild(child: Child): Promise<void> {
  child.kill();
  await child;
  children.delete(child);
}

export async function stopAllChildren(): Promise<void> {
  await Promise.all([...children].map(stopChild));
}
