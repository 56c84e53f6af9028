import { ExplainedError } from '../setup/ExplainedError.mjs';
import { median } from './median.mjs';
import { readGroupCpuMs } from './readProcess.mjs';
import { runLoad } from './runLoad.mjs';

/** @typedef {import('./startProcess.mjs').Running} Running */
/** @typedef {'cached' | 'uncached'} Cache */
/** @typedef {{ warmUpSeconds: number, seconds: number, rounds: number }} Duration */
/**
 * @typedef {object} Task The same pages of two servers.
 * @property {string} kind
 * @property {Cache} cache
 * @property {readonly [Target, Target]} sides Ours, and what it is compared with.
 */
/**
 * @typedef {object} Target
 * @property {Running} server
 * @property {string[]} paths
 * @property {boolean} isNext Whether it says what comes from its page cache.
 */
/** @typedef {{ perSecond: number, cpuMs: number | null }} Speed CPU: of the server, for a request. */
/**
 * @typedef {object} Measured
 * @property {string} kind
 * @property {Cache} cache
 * @property {[Speed, Speed]} speeds Medians of the rounds.
 * @property {{ perSecond: number, cpu: number | null }} ratios Ours to the other: medians of the rounds' ratios.
 */

/**
 * Measures tasks in rounds. In each the two servers of a task are asked one after the other: the speed of a machine
 * changes within minutes, and what changes it comes to both.
 * @param {readonly Task[]} tasks
 * @param {Duration} duration
 * @param {(what: string) => void} tell
 * @returns {Promise<Measured[]>}
 */
export async function measureInTurn(tasks, { warmUpSeconds, seconds, rounds }, tell) {
  for (const task of tasks) {
    tell(`warming up: ${task.kind} ${task.cache}`);
    for (const side of task.sides) await load(side, task.cache, warmUpSeconds);
  }
  /** @type {Map<Task, [Speed, Speed][]>} */
  const runs = new Map(tasks.map((task) => [task, []]));
  for (let round = 0; round < rounds; round++) {
    for (const task of tasks) {
      tell(`round ${round + 1} of ${rounds}: ${task.kind} ${task.cache}`);
      runs.get(task)?.push(await measureBoth(task, seconds, round % 2 === 1));
    }
  }
  return [...runs].map(([{ kind, cache }, speeds]) => ({ kind, cache, ...summarize(speeds) }));
}

/**
 * @param {Task} task
 * @param {number} seconds
 * @param {boolean} isReversed Who comes first changes from round to round.
 * @returns {Promise<[Speed, Speed]>}
 */
async function measureBoth({ sides: [ours, other], cache }, seconds, isReversed) {
  const before = isReversed ? await load(other, cache, seconds) : null;
  const own = await load(ours, cache, seconds);
  return [own, before ?? (await load(other, cache, seconds))];
}

/**
 * @param {Target} target
 * @param {Cache} cache
 * @param {number} seconds
 * @returns {Promise<Speed>}
 */
async function load({ server, paths, isNext }, cache, seconds) {
  const before = readGroupCpuMs(server.pid);
  const { answers, fromCache, ...taken } = await runLoad({
    address: server.address,
    paths,
    // Next renders a page once for all who ask for it at the same moment.
    connections: cache === 'uncached' ? 1 : 10,
    seconds,
  });
  const after = readGroupCpuMs(server.pid);
  const ok = cache === 'uncached' ? fromCache === 0 : fromCache >= answers * 0.9;
  if (isNext && !ok) {
    throw new ExplainedError(
      `${fromCache} of ${answers} answers of ${server.address} came from the page cache, but they were to be ${cache}: no figures.`,
    );
  }
  return {
    perSecond: answers / taken.seconds,
    cpuMs: before === null || after === null ? null : (after - before) / answers,
  };
}

/**
 * @param {[Speed, Speed][]} runs
 * @returns {Pick<Measured, 'speeds' | 'ratios'>}
 */
export function summarize(runs) {
  const medianSpeed = (/** @type {0 | 1} */ side) => ({
    perSecond: median(runs.map((run) => run[side].perSecond)),
    cpuMs: medianOfAll(runs.map((run) => run[side].cpuMs)),
  });
  const cpuRatios = runs.map(([ours, other]) =>
    ours.cpuMs === null || other.cpuMs === null ? null : ours.cpuMs / other.cpuMs,
  );
  return {
    speeds: [medianSpeed(0), medianSpeed(1)],
    ratios: {
      perSecond: median(runs.map(([ours, other]) => ours.perSecond / other.perSecond)),
      cpu: medianOfAll(cpuRatios),
    },
  };
}

/** @param {(number | null)[]} values */
function medianOfAll(values) {
  const known = values.filter((value) => value !== null);
  return known.length === values.length ? median(known) : null;
}
