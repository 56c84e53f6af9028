import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ownFile } from '../ownFile.ts';

/** How a run of the program ended, and what it said. */
export type ProgramRun = { code: number | null; out: string; err: string };

/** For tests: starts what `npm start` starts and waits for its end; `whenReady` is called at its line with the address. */
export async function runProgram(
  env: Record<string, string>,
  whenReady?: (kill: (signal: NodeJS.Signals) => void) => Promise<void> | void,
): Promise<ProgramRun> {
  const child = spawn(process.execPath, [ownFile('dist/main.js')], { env: { ...process.env, ...env } });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => {
    out += String(chunk);
    if (out.includes('answers at')) void whenReady?.((signal) => child.kill(signal));
  });
  child.stderr.on('data', (chunk: Buffer) => (err += String(chunk)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out, err };
}
