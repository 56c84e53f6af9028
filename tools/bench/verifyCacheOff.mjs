import { ExplainedError } from '../setup/ExplainedError.mjs';
import { fetchText } from './fetchText.mjs';
import { judgeCacheOff } from './judgeCacheOff.mjs';
import { median } from './median.mjs';
import { readCpuMs } from './readProcess.mjs';

const requests = 40;
const atOnce = 10;

/** @typedef {import('./startProcess.mjs').Running} Running */

/**
 * Proves that requests with the cookie are rendered each time and by themselves.
 * Throws an `ExplainedError` when they are not: then there is nothing to measure.
 * @param {Running} app
 * @param {string} path
 * @param {string} cookie
 * @returns {Promise<import('./judgeCacheOff.mjs').RenderingCost>}
 */
export async function verifyCacheOff(app, path, cookie) {
  const url = app.address + path;
  const [plain, bypassing] = [{}, { Cookie: cookie }];
  const cached = () => costOf(app, url, plain, 1);
  const alone = () => costOf(app, url, bypassing, 1);
  const together = () => costOf(app, url, bypassing, atOnce);
  // Renderings get cheaper while the code is new: that must not look like shared ones.
  for (const take of [together, alone, cached]) await take();

  const cost = {
    cached: await medianOf(cached),
    alone: await medianOf(alone),
    together: await medianOf(together),
  };
  const complaint = judgeCacheOff({
    ...cost,
    cachedIsStorable: (await cacheControl(url, plain)).includes('s-maxage='),
    renderedIsUnstorable: (await cacheControl(url, bypassing)).includes('no-store'),
  });
  if (complaint) throw new ExplainedError(`The page cache cannot be turned off for ${path}: ${complaint}.`);
  return cost;
}

/** @param {() => Promise<number>} take */
async function medianOf(take) {
  return median([await take(), await take(), await take()]);
}

/**
 * Cost of one answer in milliseconds: CPU time of the app where it can be read, else time passed.
 * @param {Running} app
 * @param {string} url
 * @param {Record<string, string>} headers
 * @param {number} batch How many are asked for at the same time.
 */
async function costOf({ pid }, url, headers, batch) {
  const [cpuBefore, timeBefore] = [readCpuMs(pid), performance.now()];
  for (let done = 0; done < requests; done += batch) {
    await Promise.all(Array.from({ length: batch }, () => fetchText(url, { headers })));
  }
  const [cpuAfter, timeAfter] = [readCpuMs(pid), performance.now()];
  const cost = cpuBefore === null || cpuAfter === null ? timeAfter - timeBefore : cpuAfter - cpuBefore;
  return cost / requests;
}

/**
 * @param {string} url
 * @param {Record<string, string>} headers
 */
async function cacheControl(url, headers) {
  return (await fetchText(url, { headers })).headers.get('cache-control') ?? '';
}
