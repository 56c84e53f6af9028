import { ExplainedError } from '../setup/ExplainedError.mjs';
import { median } from './median.mjs';
import { readCpuMs } from './readProcess.mjs';
import { runLoad } from './runLoad.mjs';

/**
 * @typedef {object} Throughput Medians of the runs.
 * @property {number} perSecond Requests.
 * @property {number} p50 Milliseconds.
 * @property {number} p99 Milliseconds.
 * @property {number | null} cpuMs User and system time of the server's own process for a request.
 * @property {number[]} runs Requests per second of each run.
 * @property {number | null} yardstick What the machine did of something else between the runs, per second; `null` where
 *   that was not asked for.
 */
/** @typedef {() => Promise<number>} Yardstick */
/** @typedef {{ warmUpSeconds: number, seconds: number, runs: number }} Duration */
/**
 * @typedef {object} Target
 * @property {import('./startProcess.mjs').Running} server
 * @property {string[]} paths
 * @property {Record<string, string>} [headers]
 * @property {'each' | 'none'} unstorable How many answers have to be ones that no cache may keep.
 */

/**
 * How many of some pages a server answers in a second, and what each costs it.
 * Throws an `ExplainedError` when the answers are not of the kind that was to be measured.
 * @param {Target} target
 * @param {Duration} duration
 * @param {Yardstick | null} [yardstick] Taken after each run: the speed of a machine changes within minutes.
 * @returns {Promise<Throughput>}
 */
export async function measureThroughput(target, { warmUpSeconds, seconds, runs }, yardstick = null) {
  await measureOnce(target, warmUpSeconds);
  const measured = [];
  const beside = [];
  for (let run = 0; run < runs; run++) {
    measured.push(await measureOnce(target, seconds));
    if (yardstick) beside.push(await yardstick());
  }

  const cpu = measured.flatMap(({ cpuMs }) => (cpuMs === null ? [] : [cpuMs]));
  return {
    perSecond: median(measured.map(({ perSecond }) => perSecond)),
    p50: median(measured.map(({ p50 }) => p50)),
    p99: median(measured.map(({ p99 }) => p99)),
    cpuMs: cpu.length === runs ? median(cpu) : null,
    runs: measured.map(({ perSecond }) => perSecond),
    yardstick: beside.length === 0 ? null : median(beside),
  };
}

/**
 * @param {Target} target
 * @param {number} seconds
 */
async function measureOnce({ server, paths, headers = {}, unstorable }, seconds) {
  const before = readCpuMs(server.pid);
  const load = await runLoad({ address: server.address, paths, headers, seconds });
  const after = readCpuMs(server.pid);
  requireKind(load, unstorable);
  return {
    perSecond: load.answers / load.seconds,
    p50: load.p50,
    p99: load.p99,
    cpuMs: before === null || after === null ? null : (after - before) / load.answers,
  };
}

/**
 * @param {import('./runLoad.mjs').Load} load
 * @param {Target['unstorable']} expected
 */
function requireKind({ answers, unstorable }, expected) {
  // What was still under way at the end counts by its head only.
  const ok = expected === 'each' ? unstorable >= answers : unstorable === 0;
  if (ok) return;
  const expectation = expected === 'each' ? 'each was to be rendered for its request' : 'none was to be';
  throw new ExplainedError(
    `${unstorable} of ${answers} answers forbid caching, but ${expectation}: no figures.`,
  );
}
