/** As much of an article as the order of the front page looks at. */
export type HomeCandidate = { id: number; section: string };

export const homeSize = 52;
const longestRun = 3;
/** A tournament fills half the page at most, as long as there is anything else to show. */
const largestShare = homeSize / 2;

/**
 * The order of the front page: the newsroom's choice as it stands, then freshest first, but never more than three of
 * one section in a row, and every country with a place among the 52. `candidates` come newest first, `countries` are
 * section slugs. The same articles always give the same order. When one section is nearly all there is, its surplus
 * comes last.
 */
export function homeOrder<T extends HomeCandidate>(
  candidates: readonly T[],
  countries: readonly string[],
  choice: readonly T[] = [],
): T[] {
  const top = choice.slice(0, homeSize);
  const named = new Set(top.map(({ id }) => id));
  const others = candidates.filter(({ id }) => !named.has(id));
  const chosen = chooseArticles(top, others, countries);
  const ordered = [...top];
  while (ordered.length < chosen.length) {
    const waiting = chosen.filter((article) => !ordered.includes(article));
    const next = waiting.find((article) => fits(article, ordered, waiting)) ?? waiting[0];
    if (next) ordered.push(next);
  }
  return ordered;
}

/** The top and the freshest up to 52; a country that would be missing takes the place of the oldest to be spared. */
function chooseArticles<T extends HomeCandidate>(
  top: readonly T[],
  candidates: readonly T[],
  countries: readonly string[],
): T[] {
  const all = [...top, ...candidates];
  const chosen = new Set(freshestOf(all));
  for (const country of countries) {
    if ([...chosen].some(({ section }) => section === country)) continue;
    const missing = candidates.find(({ section }) => section === country);
    const spare = [...chosen]
      .slice(top.length)
      .findLast((article) => canBeSpared(article, chosen, countries));
    if (!missing || !spare) continue;
    chosen.delete(spare);
    chosen.add(missing);
  }
  return all.filter((article) => chosen.has(article));
}

/** The first 52, those of a section beyond its share only where nothing else is left. */
function freshestOf<T extends HomeCandidate>(all: readonly T[]): T[] {
  const counts = new Map<string, number>();
  const within = all.filter(({ section }) => {
    const count = (counts.get(section) ?? 0) + 1;
    counts.set(section, count);
    return count <= largestShare;
  });
  const surplus = all.filter((article) => !within.includes(article));
  return [...within, ...surplus].slice(0, homeSize);
}

function canBeSpared(
  article: HomeCandidate,
  chosen: Set<HomeCandidate>,
  countries: readonly string[],
): boolean {
  if (!countries.includes(article.section)) return true;
  return [...chosen].filter(({ section }) => section === article.section).length > 1;
}

/** No run of four now, and none made unavoidable for later. */
function fits(
  article: HomeCandidate,
  ordered: readonly HomeCandidate[],
  waiting: readonly HomeCandidate[],
): boolean {
  const run = [...runAtEnd(ordered), article];
  if (run.length > longestRun && run.every(({ section }) => section === article.section)) return false;

  const rest = waiting.filter((other) => other !== article);
  return [...Map.groupBy(rest, ({ section }) => section)].every(([section, group]) => {
    const others = rest.length - group.length;
    const room =
      section === article.section ? longestRun - sameAtEnd([...ordered, article], section) : longestRun;
    return group.length <= room + others * longestRun;
  });
}

function runAtEnd(ordered: readonly HomeCandidate[]): readonly HomeCandidate[] {
  return ordered.slice(-longestRun);
}

function sameAtEnd(ordered: readonly HomeCandidate[], section: string): number {
  const end = ordered.findLastIndex((article) => article.section !== section);
  return ordered.length - 1 - end;
}
