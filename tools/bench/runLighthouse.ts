import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { ensureBrowser } from '../setup/ensureBrowser.ts';
import type { Pages } from './choosePages.ts';
import { median } from './median.ts';

/** By category, 0 to 100: medians of the rounds. */
type Scores = Record<string, number>;
export type LighthouseScores = { kind: string; ours: Scores; other: Scores };

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Lighthouse's scores of one page of each kind, of two builds in turn. */
export async function runLighthouse(
  [ours, other]: readonly [string, string],
  pages: Pages,
  rounds: number,
  tell: (what: string) => void,
): Promise<LighthouseScores[]> {
  const chromePath = await ensureBrowser();
  const scores = [];
  for (const [kind, [path = '/']] of Object.entries(pages)) {
    const runs: { ours: Scores; other: Scores }[] = [];
    for (let round = 1; round <= rounds; round++) {
      tell(`Lighthouse of ${kind}, round ${round} of ${rounds}`);
      const own = await scorePage(chromePath, ours + path);
      runs.push({ ours: own, other: await scorePage(chromePath, other + path) });
    }
    const mediansOf = (side: 'ours' | 'other') =>
      Object.fromEntries(categories.map((name) => [name, median(runs.map((run) => run[side][name] ?? 0))]));
    scores.push({ kind, ours: mediansOf('ours'), other: mediansOf('other') });
  }
  return scores;
}

async function scorePage(chromePath: string, url: string): Promise<Scores> {
  const chromeFlags = ['--headless', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const { port, kill } = await launch({ chromePath, chromeFlags });
  try {
    const result = await lighthouse(url, { port, onlyCategories: categories, logLevel: 'error' });
    const scoreOf = (name: string) => Math.round((result?.lhr.categories[name]?.score ?? 0) * 100);
    return Object.fromEntries(categories.map((name) => [name, scoreOf(name)]));
  } finally {
    kill();
  }
}
