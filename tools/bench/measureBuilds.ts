import { compareWeights } from './compareWeights.ts';
import { choosePages } from './choosePages.ts';
import { fetchText } from './fetchText.ts';
import { measureTogether, type Duration, type Task } from './measureTogether.ts';
import { readSites } from './readSites.ts';
import { runLighthouse } from './runLighthouse.ts';
import { startBuilds } from './startBuild.ts';
import { startNginx } from './startNginx.ts';
import { weighPages } from './weighPages.ts';

/** A reader's answer is compressed, and that is a good part of its cost. What every build knows. */
const compressed = 'gzip';

type Setting = {
  app: string;
  /** Folder of another build; `null`: nginx with the same bytes. */
  against: string | null;
  /** For what lasts as long as the run. */
  folder: string;
  duration: Duration;
  lighthouseRounds: number;
  tell: (what: string) => void;
};

/**
 * Measures the build of a checkout beside another one, or beside nginx: then there are no ratios of weights and no scores.
 * What it starts is stopped by whoever called.
 */
export async function measureBuilds(checkout: string, setting: Setting) {
  const { app, against, folder, duration, lighthouseRounds, tell } = setting;
  tell('starting the origin and the builds');
  const checkouts = against === null ? [checkout] : [checkout, against];
  const { origin, builds } = await startBuilds(app, checkouts, folder);
  const [ours, other] = builds;
  if (!ours) throw new Error('No build was started.');
  const address = ours.cached.address;
  const [site] = await readSites(app);
  const pages = await choosePages({ origin: origin.address, app: address }, site);
  const measure = async (otherSide: (cache: Task['cache'], paths: string[]) => Task['sides'][1]) => {
    const tasks = Object.entries(pages).flatMap(([kind, paths]) =>
      (['uncached', 'cached'] as const).map((cache): Task => {
        // Of many, each would be rendered again every two seconds: that is not what the page cache costs.
        const asked = cache === 'cached' ? paths.slice(0, 1) : paths;
        const own = { server: ours[cache], paths: asked, isNext: true };
        return { kind, cache, sides: [own, otherSide(cache, asked)] };
      }),
    );
    // nginx has the bytes as they are.
    return measureTogether(tasks, duration, other ? compressed : 'identity', tell);
  };

  tell('weighing the pages');
  const weighed = await weighPages(address, pages);
  if (other) {
    const weights = compareWeights(weighed, await weighPages(other.cached.address, pages));
    const measured = await measure((cache, paths) => ({ server: other[cache], paths, isNext: true }));
    const addresses = [address, other.cached.address] as const;
    const lighthouse = await runLighthouse(addresses, pages, lighthouseRounds, tell);
    return { weighed, weights, measured, lighthouse };
  }
  const html = new Map<string, string>();
  for (const path of Object.values(pages).flat()) html.set(path, await fetchText(address + path));
  const nginx = await startNginx(folder, html, console.log);
  if (!nginx) return { weighed, weights: [], measured: [], lighthouse: [] };
  const { server, fileOf } = nginx;
  const measured = await measure((_, paths) => ({ server, paths: paths.map(fileOf), isNext: false }));
  return { weighed, weights: [], measured, lighthouse: [] };
}
