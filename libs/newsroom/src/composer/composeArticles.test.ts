import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkArticleFacts } from '../facts/checkArticleFacts.ts';
import { buildMatchIndex, type IndexedMatch } from '../facts/matchIndex.ts';
import type { Facts } from '../facts/factRecords.ts';
import { readFacts } from '../facts/readFacts.ts';
import { loadNewsroom, type Newsroom } from '../sites/loadNewsroom.ts';
import { seedFolder } from '../seedFolder.ts';
import { composeArticles, type Composed, type ComposedArticle, type Written } from './composeArticles.ts';
import { firstSentence, maskText } from './maskText.ts';

/** No more articles than these share a headline, or a first sentence, but for names and figures. */
const mostAlike = 6;
/** Ids from here on are composed. */
const firstId = 20_000;

const sites = [
  { site: 'fca', least: 330 },
  { site: 'bolavip', least: 250 },
  { site: 'redgol', least: 250 },
];

let facts: Facts;
let matches: Map<string, IndexedMatch>;

beforeAll(async () => {
  facts = await readFacts(join(seedFolder, 'facts'));
  matches = buildMatchIndex(facts);
});

function doubles(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function wordsOf({ markdown }: ComposedArticle): number {
  return markdown
    .replace(/[|#*-]+/g, ' ')
    .trim()
    .split(/\s+/).length;
}

/** What more than the allowed number of texts have in common. */
function tooAlike(texts: string[]): [string, number][] {
  const counts = Map.groupBy(texts, maskText);
  return [...counts]
    .map(([words, all]): [string, number] => [words, all.length])
    .filter(([, count]) => count > mostAlike);
}

describe.each(sites)('the composed articles of $site', ({ site, least }) => {
  let composed: Composed;
  let written: Newsroom;
  let whole: Newsroom;
  let processorTime: number;

  beforeAll(async () => {
    const folder = join(seedFolder, 'newsroom', site);
    written = await loadNewsroom(folder);
    whole = await loadNewsroom(folder, facts);
    const { composer, tags } = written.site;
    if (!composer) throw new Error('the site asks for no composed articles');
    const known: Written = { articles: written.articles, topics: new Set(Object.keys(tags)) };
    const start = process.cpuUsage();
    composed = composeArticles(facts, composer, known);
    // Of the processor, in milliseconds: what else runs on the machine is no fault of ours.
    processorTime = process.cpuUsage(start).user / 1000;
  });

  /** Files with what is wrong with them: an empty list is what each test wants to see. */
  function problems(check: (article: ComposedArticle) => string[]): string[] {
    return composed.articles.flatMap((article) =>
      check(article).map((reason) => `${article.file}: ${reason}`),
    );
  }

  it(`are at least ${least}, written in less than two seconds, without a story that failed`, () => {
    expect(composed.problems).toEqual([]);
    expect(composed.articles.length).toBeGreaterThanOrEqual(least);
    expect(processorTime).toBeLessThan(2000);
  });

  it('join the others without a claim made twice or a link to nowhere', () => {
    expect(whole.problems).toEqual([]);
    expect(whole.articles).toHaveLength(written.articles.length + composed.articles.length);
    expect(doubles(whole.articles.map(({ head }) => head.title))).toEqual([]);
    expect(problems(({ head }) => (head.id < firstId ? ['has an id of the desk'] : []))).toEqual([]);
  });

  it('are the same every time', async () => {
    const folder = join(seedFolder, 'newsroom', site);
    const again = await loadNewsroom(folder, await readFacts(join(seedFolder, 'facts')));

    expect(again.articles).toEqual(whole.articles);
  });

  it('tell no score and no minute that the records of their matches do not hold', () => {
    expect(
      problems(({ head, markdown }) => {
        const { title, epigraph, label, excerpt, caption } = head;
        const text = [title, epigraph, label, excerpt, caption, markdown].join('\n');
        return checkArticleFacts({ text, matches: head.matches, notScores: head.notScores }, matches);
      }),
    ).toEqual([]);
  });

  it('have 120 to 350 words ', () => {
    expect(
      problems((article) => {
        const words = wordsOf(article);
        return words < 120 || words > 350 ? [`${words} words`] : [];
      }),
    ).toEqual([]);
  });

  it('report every match of the World Cup that nobody has reported by hand', () => {
    const reported = new Set(whole.articles.map(({ head }) => head.matchCard));
    const missing = [...matches.keys()].filter((key) => key.startsWith('wc2026-') && !reported.has(key));

    expect(missing).toEqual([]);
  });

  it('tell of nothing before it happened: a report after its match, a preview before it', () => {
    const told = new Map(composed.articles.map(({ head }) => [head.id, head.publishedAt.toISOString()]));

    // Mexico-South Africa began at 19:00; the final, at 19:00 of July 19.
    expect(told.get(20_002)?.slice(0, 13)).toBe('2026-06-12T04');
    expect(told.get(21_103)?.slice(0, 10)).toBe('2026-07-17');
    expect(
      problems(({ head, shapes }) => {
        const own = shapes.kind === 'preview' && head.matchCard !== undefined ? [head.matchCard] : [];
        return own
          .filter((key) => head.matches.includes(key))
          .map((key) => `previews ${key} and may tell its score`);
      }),
    ).toEqual([]);
  });

  it.each(['headline', 'opening', 'picture'] as const)(
    'share no %s with the article before or after',
    (what) => {
      const shapes = composed.articles.map(({ shapes: all, head }) =>
        what === 'picture' ? head.picture.kind : all[what],
      );

      expect(shapes.filter((shape, at) => shape === shapes[at - 1])).toEqual([]);
    },
  );

  it('repeat no form more than three times on a page of twenty', () => {
    const repeated = (['headline', 'opening'] as const).flatMap((what) =>
      composed.articles.flatMap((_, at) => {
        const page = composed.articles.slice(at, at + 20).map(({ shapes }) => shapes[what]);
        return [...Map.groupBy(page, (shape) => shape)]
          .filter(([, all]) => all.length > 3)
          .map(([shape]) => `${what} ${shape} at ${at}`);
      }),
    );

    expect(repeated).toEqual([]);
  });

  it(`share their headline with at most ${mostAlike - 1} others, but for names and figures`, () => {
    expect(tooAlike(composed.articles.map(({ head }) => head.title))).toEqual([]);
  });

  it(`share their first sentence with at most ${mostAlike - 1} others, but for names and figures`, () => {
    expect(tooAlike(composed.articles.map(({ markdown }) => firstSentence(markdown)))).toEqual([]);
  });

  it('use many forms', () => {
    const forms = (what: 'headline' | 'opening' | 'body') =>
      new Set(composed.articles.map(({ shapes }) => shapes[what])).size;

    expect(forms('headline')).toBeGreaterThan(60);
    expect(forms('opening')).toBeGreaterThan(40);
    expect(forms('body')).toBeGreaterThan(12);
  });

  it('make no mistake that a machine makes: doubled words and signs, holes, a wrong contraction', () => {
    expect(
      problems(({ head, markdown }) => {
        const text = [head.title, head.excerpt, head.caption, markdown].join('\n');
        return [
          ...text.matchAll(
            /undefined|null|NaN|(?<!\p{L})(?:de|a) el (?!Salvador)|(?<!\.)\.\.(?!\.)|,,|, ,| \.| ,(?=\s)|(?<!\p{L})(\p{L}+) \1(?!\p{L})|\(\)| {2}| y [IÍ](?!\p{Ll}*[aeo]{2})/gu,
          ),
        ].map(([found]) => found);
      }),
    ).toEqual([]);
  });
});
