import { fetchText } from './fetchText.mjs';
import { ExplainedError } from '../setup/ExplainedError.mjs';
import { chooseFootballPages } from './chooseFootballPages.mjs';
import { choosePages } from './choosePages.mjs';
import { measureArticles, measurePageSizes } from './measureSizes.mjs';
import { measureThroughput } from './measureThroughput.mjs';
import { readBenchedSite } from './readBenchedSite.mjs';
import { readBypassCookie } from './readBypassCookie.mjs';
import { readRssBytes } from './readProcess.mjs';
import { runLoad } from './runLoad.mjs';
import { startNginx } from './startNginx.mjs';
import { startSite } from './startSite.mjs';
import { verifyCacheOff } from './verifyCacheOff.mjs';

/** @typedef {import('./measureThroughput.mjs').Throughput} Throughput */
/** @typedef {import('./measureThroughput.mjs').Duration} Duration */
/** @typedef {import('./chooseFootballPages.mjs').FootballPages} FootballPages */
/** @typedef {import('./startProcess.mjs').Running} Running */
/** @typedef {import('./startNginx.mjs').StaticSite} StaticSite */
/** @typedef {import('./judgeCacheOff.mjs').RenderingCost} RenderingCost */
/** @typedef {{ off: Throughput, on: Throughput }} BothWays With the page cache off and on. */
/** @typedef {Partial<Record<'tables' | 'matches' | 'lists', Throughput>>} FootballThroughput With the page cache off. */

const yardstickSeconds = 2;

/**
 * @typedef {object} SiteFigures
 * @property {import('./measureSizes.mjs').PageSize[]} pages
 * @property {import('./measureSizes.mjs').ArticleSize[]} articles
 * @property {{ home: RenderingCost, article: RenderingCost }} cacheOff What proved that it is off.
 * @property {{ home: BothWays, articles: BothWays, allArticles: Throughput }} throughput `articles` are the newest;
 *   all of them were asked for with the page cache off.
 * @property {FootballThroughput} football
 * @property {{ home: Throughput, articles: Throughput } | null} nginx
 * @property {number | null} rssBytes Memory of the app after the run.
 */

/**
 * Starts the site, weighs its pages and measures how fast they are served. What it starts is stopped by
 * whoever called.
 * @param {{ app: import('../start/chooseApps.mjs').ChosenApp, folder: string }} setting `folder` is for whatever
 *   has to be written.
 * @param {Duration} duration
 * @param {(what: string) => void} tell Gets what is going on.
 * @returns {Promise<SiteFigures>}
 */
export async function measureSite({ app: measured, folder }, duration, tell) {
  const cookie = await readBypassCookie(measured.folder);
  const site = await readBenchedSite(measured.name);
  const homePath = site.pathOf('home');
  tell('starting origin and app');
  const { origin, app } = await startSite(measured, folder);

  tell('weighing the pages');
  const chosen = await choosePages(origin.address, site);
  const footballPages = await chooseFootballPages({ origin: origin.address, app: app.address }, site);
  const pages = await measurePageSizes(app.address, [...chosen.pages, ...oneOfEach(footballPages)]);
  const { sizes, html } = await measureArticles(app.address, chosen.articles);
  const home = (await fetchText(app.address + homePath)).text;

  tell('checking that the page cache can be turned off');
  const cacheOff = {
    home: await verifyCacheOff(app, homePath, cookie),
    article: await verifyCacheOff(app, chosen.articles[0] ?? homePath, cookie),
  };

  const files = await startFiles(folder, {
    home,
    articles: chosen.newest.map((path) => html.get(path) ?? ''),
  });
  /** @type {Rendered} */
  const rendered = { server: app, cookie, duration, yardstick: files && yardstickOf(files) };
  const throughput = {
    home: await measureBothWays(rendered, [homePath], (cache) => tell(`home, cache ${cache}`)),
    articles: await measureBothWays(rendered, chosen.newest, (cache) => tell(`articles, cache ${cache}`)),
    allArticles: await measureOff(rendered, chosen.articles, () => tell('all articles, cache off')),
  };
  const football = await measureFootball(rendered, footballPages, tell);
  const rssBytes = readRssBytes(app.pid);
  // The comparison gets the machine for itself.
  await Promise.all([app.stop(), origin.stop()]);

  tell('nginx with the same bytes');
  const nginx = files && (await measureFiles(files, duration));
  return { pages, articles: sizes, cacheOff, throughput, football, nginx, rssBytes };
}

/**
 * @typedef {object} Rendered What pages are asked of.
 * @property {Running} server
 * @property {string} cookie Turns the page cache off.
 * @property {Duration} duration
 * @property {import('./measureThroughput.mjs').Yardstick | null} yardstick
 */

/**
 * @param {Rendered} rendered
 * @param {string[]} paths
 * @param {(cache: 'off' | 'on') => void} tell
 * @returns {Promise<BothWays>}
 */
async function measureBothWays(rendered, paths, tell) {
  const off = await measureOff(rendered, paths, () => tell('off'));
  tell('on');
  const { server, duration } = rendered;
  const on = await measureThroughput({ server, paths, unstorable: 'none' }, duration);
  return { off, on };
}

/**
 * @param {Rendered} rendered
 * @param {string[]} paths
 * @param {() => void} tell
 * @returns {Promise<Throughput>}
 */
function measureOff({ server, cookie, duration, yardstick }, paths, tell) {
  tell();
  const target = { server, paths, headers: { Cookie: cookie }, unstorable: /** @type {const} */ ('each') };
  return measureThroughput(target, duration, yardstick);
}

/**
 * The first of each kind, to be weighed.
 * @param {FootballPages} pages
 * @returns {import('./choosePages.mjs').Page[]}
 */
function oneOfEach(pages) {
  return Object.entries(pages).flatMap(([kind, paths]) =>
    paths.slice(0, 1).map((path) => ({ kind, path, status: 200 })),
  );
}

/**
 * @param {Rendered} rendered
 * @param {FootballPages} pages
 * @param {(what: string) => void} tell
 */
async function measureFootball(rendered, pages, tell) {
  /** @type {FootballThroughput} */
  const football = {};
  for (const kind of /** @type {const} */ (['tables', 'matches', 'lists'])) {
    const paths = pages[kind];
    if (paths.length === 0) continue;
    football[kind] = await measureOff(rendered, paths, () => tell(`${kind}, cache off`));
  }
  return football;
}

/**
 * The app's own figures are worth having without the comparison.
 * @param {string} folder
 * @param {{ home: string, articles: Iterable<string> }} html
 * @returns {Promise<StaticSite | null>}
 */
async function startFiles(folder, html) {
  try {
    return await startNginx(folder, html, console.log);
  } catch (error) {
    if (!(error instanceof ExplainedError)) throw error;
    console.log(`Without nginx: ${error.message}`);
    return null;
  }
}

/**
 * @param {StaticSite} files
 * @returns {import('./measureThroughput.mjs').Yardstick}
 */
function yardstickOf({ server, home }) {
  return async () => {
    const { answers, seconds } = await runLoad({
      address: server.address,
      paths: [home],
      headers: {},
      seconds: yardstickSeconds,
    });
    return answers / seconds;
  };
}

/**
 * @param {StaticSite} files
 * @param {Duration} duration
 */
async function measureFiles({ server, home, articles }, duration) {
  const measure = async (/** @type {string[]} */ paths) => ({
    ...(await measureThroughput({ server, paths, unstorable: 'none' }, duration)),
    cpuMs: null, // The process that was started only watches over its worker.
  });
  return { home: await measure([home]), articles: await measure(articles) };
}
