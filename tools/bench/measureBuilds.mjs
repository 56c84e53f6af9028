import { compareWeights } from './compareWeights.mjs';
import { choosePages } from './choosePages.mjs';
import { fetchText } from './fetchText.mjs';
import { measureInTurn } from './measureInTurn.mjs';
import { readSites } from './readSites.mjs';
import { runLighthouse } from './runLighthouse.mjs';
import { startBuilds } from './startBuilds.mjs';
import { startNginx } from './startNginx.mjs';
import { weighPages } from './weighPages.mjs';

/** @typedef {import('./choosePages.mjs').Pages} Pages */
/** @typedef {import('./measureInTurn.mjs').Task} Task */
/** @typedef {import('./measureInTurn.mjs').Duration} Duration */
/** @typedef {import('./startBuilds.mjs').Build} Build */
/** @typedef {{ app: string, folder: string, duration: Duration, tell: (what: string) => void }} Setting */

const caches = /** @type {const} */ (['uncached', 'cached']);

/**
 * A build beside another one. What it starts is stopped by whoever called.
 * @param {readonly [string, string]} checkouts Ours, and what it is compared with.
 * @param {Setting & { lighthouseRounds: number }} setting
 */
export async function measureTwoBuilds(checkouts, { app, folder, duration, lighthouseRounds, tell }) {
  tell('starting the origin and both builds');
  const { origin, builds } = await startBuilds(app, checkouts, folder);
  const [ours, other] = /** @type {[Build, Build]} */ (builds);
  const [site] = await readSites(app);
  const pages = await choosePages({ origin: origin.address, app: ours.cached.address }, site);

  tell('weighing the pages');
  const weighed = await weighPages(ours.cached.address, pages);
  const weights = compareWeights(weighed, await weighPages(other.cached.address, pages));
  const tasks = tasksOf(pages, (cache, paths) => [
    { server: ours[cache], paths, isNext: true },
    { server: other[cache], paths, isNext: true },
  ]);
  const measured = await measureInTurn(tasks, duration, tell);
  const addresses = /** @type {const} */ ([ours.cached.address, other.cached.address]);
  const lighthouse = await runLighthouse(addresses, pages, lighthouseRounds, tell);
  return { weighed, weights, measured, lighthouse };
}

/**
 * A build beside nginx with the same bytes.
 * @param {string} checkout
 * @param {Setting} setting
 */
export async function measureBesideNginx(checkout, { app, folder, duration, tell }) {
  tell('starting the origin and the app');
  const { origin, builds } = await startBuilds(app, [checkout], folder);
  const [build] = /** @type {[Build]} */ (builds);
  const [site] = await readSites(app);
  const pages = await choosePages({ origin: origin.address, app: build.cached.address }, site);

  tell('weighing the pages');
  const weighed = await weighPages(build.cached.address, pages);
  const all = Object.values(pages).flat();
  const html = [];
  for (const path of all) html.push((await fetchText(build.cached.address + path)).text);
  const nginx = await startNginx(folder, html, console.log);
  if (!nginx) return { weighed, measured: [] };
  const files = new Map(all.map((path, i) => [path, nginx.paths[i] ?? '']));
  const tasks = tasksOf(pages, (cache, paths) => [
    { server: build[cache], paths, isNext: true },
    { server: nginx.server, paths: paths.map((path) => files.get(path) ?? ''), isNext: false },
  ]);
  return { weighed, measured: await measureInTurn(tasks, duration, tell) };
}

/**
 * @param {Pages} pages
 * @param {(cache: Task['cache'], paths: string[]) => Task['sides']} sidesFor
 * @returns {Task[]}
 */
function tasksOf(pages, sidesFor) {
  return Object.entries(pages).flatMap(([kind, paths]) =>
    caches.map((cache) => {
      // Of many, each would be rendered again every two seconds: that is not what the page cache costs.
      const asked = cache === 'cached' ? paths.slice(0, 1) : paths;
      return { kind, cache, sides: sidesFor(cache, asked) };
    }),
  );
}
