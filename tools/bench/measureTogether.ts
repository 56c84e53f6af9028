import { ExplainedError } from '../setup/ExplainedError.mjs';
import { median } from './median.ts';
import { readGroupCpuMs } from './readGroupCpuMs.ts';
import { runLoad } from './runLoad.ts';
import type { Running } from './startProcess.ts';

type Cache = 'cached' | 'uncached';
export type Duration = { warmUpSeconds: number; seconds: number; rounds: number };
/** `isNext`: whether it says what comes from its page cache. */
type Target = { server: Running; paths: string[]; isNext: boolean };
/** The same pages of two servers: ours, and what it is compared with. */
export type Task = { kind: string; cache: Cache; sides: readonly [Target, Target] };
/** `cpuMs`: of the server, for a request. */
type Speed = { perSecond: number; cpuMs: number | null };
export type Measured = Pick<Task, 'kind' | 'cache'> & ReturnType<typeof summarize>;

/**
 * Measures tasks in rounds. In each the two servers of a task are asked at once: the speed of a machine changes within
 * seconds, and what changes it comes to both. One after the other, a build beside itself came to between 0.9 and 1.9
 * times its own processor time in eight rounds of 3 s; at once, to between 0.9 and 1.2.
 */
export async function measureTogether(
  tasks: readonly Task[],
  { warmUpSeconds, seconds, rounds }: Duration,
  acceptEncoding: string,
  tell: (what: string) => void,
): Promise<Measured[]> {
  const load = (target: Target, cache: Cache, duration: number) =>
    measureLoad(target, { cache, duration, acceptEncoding });
  for (const { kind, cache, sides } of tasks) {
    tell(`warming up: ${kind} ${cache}`);
    await Promise.all(sides.map((side) => load(side, cache, warmUpSeconds)));
  }
  const runs = tasks.map((task) => ({ task, speeds: [] as [Speed, Speed][] }));
  for (let round = 1; round <= rounds; round++) {
    for (const { task, speeds } of runs) {
      tell(`round ${round} of ${rounds}: ${task.kind} ${task.cache}`);
      const [ours, other] = task.sides;
      speeds.push(await Promise.all([load(ours, task.cache, seconds), load(other, task.cache, seconds)]));
    }
  }
  return runs.map(({ task: { kind, cache }, speeds }) => ({ kind, cache, ...summarize(speeds) }));
}

async function measureLoad(
  { server, paths, isNext }: Target,
  { cache, duration, acceptEncoding }: { cache: Cache; duration: number; acceptEncoding: string },
): Promise<Speed> {
  // Next renders a page once for all who ask for it at the same moment.
  const connections = cache === 'uncached' ? 1 : 10;
  const before = readGroupCpuMs(server.pid);
  const { answers, fromCache, seconds } = await runLoad({
    ...{ address: server.address, paths, acceptEncoding, connections, seconds: duration },
  });
  const after = readGroupCpuMs(server.pid);
  const ok = cache === 'uncached' ? fromCache === 0 : fromCache >= answers * 0.9;
  if (isNext && !ok) {
    throw new ExplainedError(
      `${fromCache} of ${answers} answers of ${server.address} came from the page cache, but they were to be ${cache}: no figures.`,
    );
  }
  return {
    perSecond: answers / seconds,
    cpuMs: before === null || after === null ? null : (after - before) / answers,
  };
}

/** Medians of the rounds: the speeds, and the ratios of ours to the other. */
export function summarize(runs: [Speed, Speed][]) {
  const medianSpeed = (side: 0 | 1): Speed => ({
    perSecond: median(runs.map((run) => run[side].perSecond)),
    cpuMs: medianOfAll(runs.map((run) => run[side].cpuMs)),
  });
  const cpuRatios = runs.map(([ours, other]) =>
    ours.cpuMs === null || other.cpuMs === null ? null : ours.cpuMs / other.cpuMs,
  );
  return {
    speeds: [medianSpeed(0), medianSpeed(1)] as const,
    ratios: {
      perSecond: median(runs.map(([ours, other]) => ours.perSecond / other.perSecond)),
      cpu: medianOfAll(cpuRatios),
    },
  };
}

function medianOfAll(values: (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === values.length ? median(known) : null;
}
