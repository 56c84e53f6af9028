import path from 'node:path';
import { execa } from 'execa';

/** Commands of the installed packages, run in a copy of the workspace. What they print is printed. */
export type Workspace = {
  run: (command: string, args: readonly string[], options?: RunOptions) => Promise<void>;
};

type RunOptions = { folder?: string; env?: Record<string, string> };

/** Throws when a command fails. */
export function openWorkspace(root: string): Workspace {
  const bin = path.join(root, 'node_modules/.bin');
  return {
    run: async (command, args, { folder = '.', env = {} } = {}) => {
      console.log(`\n> ${command} ${args.join(' ')}`);
      await execa(path.join(bin, command), args, {
        cwd: path.join(root, folder),
        env: { ...environment(bin), ...env },
        extendEnv: false,
        stdin: 'ignore',
        stdout: 'inherit',
        stderr: 'inherit',
      });
    },
  };
}

/** Without what Nx told this task, which would lead the copy's own Nx back to the workspace it is a copy of. */
function environment(bin: string): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(?:NX|npm)_/i.test(name));
  return {
    ...Object.fromEntries(kept),
    PATH: [bin, process.env['PATH']].join(path.delimiter),
    NX_DAEMON: 'false',
    NX_TUI: 'false',
    NEXT_TELEMETRY_DISABLED: '1',
  };
}
