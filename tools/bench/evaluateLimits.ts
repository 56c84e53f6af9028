import { formatKilobytes } from './formatKilobytes.ts';
import { limits } from './limits.ts';
import type { PageWeight } from './weighPages.ts';

export type Verdict = { ok: boolean; text: string };

/** Every limit of bytes, held or broken, with the figure that decides. What was not measured counts as broken. */
export function evaluateLimits(pages: PageWeight[]): Verdict[] {
  const largest = (weight: 'scriptGz' | 'htmlGz', kind?: string) =>
    pages
      .filter((page) => kind === undefined || page.kind === kind)
      .toSorted((a, b) => b[weight] - a[weight])[0];
  const heaviest = largest('scriptGz');
  const [home, article] = [largest('htmlGz', 'home'), largest('htmlGz', 'article')];
  const football = ['table', 'match', 'calendar'].flatMap((kind) => largest('htmlGz', kind) ?? []);
  return [
    atMost('first-load JavaScript on every page', limits.scriptGz, heaviest?.scriptGz, heaviest?.path),
    atMost('HTML of every article', limits.articleHtmlGz, article?.htmlGz, article?.path),
    atMost('HTML of the home', limits.homeHtmlGz, home?.htmlGz),
    ...football.map(({ kind, htmlGz, path }) =>
      atMost(`HTML of every ${kind}`, limits.footballHtmlGz, htmlGz, path),
    ),
    {
      ok: (home?.cards ?? 0) >= limits.homeCards,
      text: `cards on the home: at least ${limits.homeCards}, are ${home?.cards ?? 0}`,
    },
  ];
}

function atMost(what: string, limit: number, bytes: number | undefined, where = ''): Verdict {
  const figure = bytes === undefined ? 'not measured' : formatKilobytes(bytes);
  return {
    ok: bytes !== undefined && bytes <= limit,
    text: `${what}: at most ${formatKilobytes(limit)} KB gz, is ${figure}${where && ` (${where})`}`,
  };
}
