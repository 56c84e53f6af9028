import { join } from 'node:path';
import { freePort } from './freePort.ts';
import { runProgram, type ProgramRun } from './runProgram.ts';

/** The program's first start in a folder: how it was told to, what it said and what it answered. */
export type FirstStart = {
  env: Record<string, string>;
  run: ProgramRun;
  statuses: Record<string, number | string>;
};

const paths = [
  '/v1/sites/FCA/news/1001?full=true',
  '/statics/pictures/FCA/1001/wide-250x140.webp',
  '/statics/shields/cr-deportivo-saprissa.svg',
  '/statics/flags/cr.svg',
];

/**
 * For tests: starts the program where there is nothing yet. It fills its database, keeps it among `snapshots`, is asked
 * for some things and is told to stop.
 */
export async function runFirstStart(
  folder: string,
  snapshots = join(folder, 'snapshots'),
): Promise<FirstStart> {
  const env = {
    ORIGIN_DATA: join(folder, 'data'),
    ORIGIN_PORT: String(await freePort()),
    ORIGIN_CLOCK: 'archive',
    ORIGIN_SNAPSHOTS: snapshots,
  };
  const statuses: FirstStart['statuses'] = {};
  const run = await runProgram(env, async (kill) => {
    for (const path of paths) statuses[path] = await statusOf(`http://127.0.0.1:${env.ORIGIN_PORT}${path}`);
    kill('SIGTERM');
  });
  return { env, run, statuses };
}

const statusOf = (address: string): Promise<number | string> =>
  fetch(address).then(({ status }) => status, String);
