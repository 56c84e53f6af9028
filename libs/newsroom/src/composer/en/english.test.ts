import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkArticleFacts } from '../../facts/checkArticleFacts.ts';
import { buildMatchIndex, type IndexedMatch } from '../../facts/matchIndex.ts';
import { readFacts } from '../../facts/readFacts.ts';
import { loadNewsroom, type Newsroom } from '../../sites/loadNewsroom.ts';
import type { ArticleFile } from '../../sites/readArticleFile.ts';
import { seedFolder } from '../../seedFolder.ts';
import { composeArticles, type Composed, type ComposedArticle } from '../composeArticles.ts';
import { firstSentence, maskText } from '../maskText.ts';

/** No more articles than these share a headline, or a first sentence, but for names and figures. */
const mostAlike = 5;
/** Ids from here on are composed. */
const firstId = 20_000;

let newsroom: Newsroom;
let composed: Composed;
let matches: Map<string, IndexedMatch>;

beforeAll(async () => {
  const facts = await readFacts(join(seedFolder, 'facts'));
  newsroom = await loadNewsroom(join(seedFolder, 'newsroom', 'bolavip-us'), facts);
  matches = buildMatchIndex(facts);
  const { composer, tags } = newsroom.site;
  if (!composer) throw new Error('the site asks for no composed articles');
  composed = composeArticles(facts, composer, {
    articles: newsroom.articles.filter(({ head }) => head.id < firstId),
    topics: new Set(Object.keys(tags)),
  });
});

function problems(check: (article: ComposedArticle) => string[]): string[] {
  return composed.articles.flatMap((article) => check(article).map((reason) => `${article.file}: ${reason}`));
}

function wordsOf({ head, markdown }: ArticleFile): string {
  const { title, epigraph, label, excerpt, caption } = head;
  return [title, epigraph, label, excerpt, caption, markdown].join('\n');
}

function tooAlike(texts: string[]): [string, number][] {
  return [...Map.groupBy(texts, maskText)]
    .map(([words, all]): [string, number] => [words, all.length])
    .filter(([, count]) => count > mostAlike);
}

describe('the newsroom of Bolavip US', () => {
  it('loads its own articles, at least 125 composed ones and its static pages without a problem', () => {
    expect(newsroom.problems).toEqual([]);
    expect(composed.problems).toEqual([]);
    expect(newsroom.articles.filter(({ head }) => head.id < firstId).length).toBeGreaterThanOrEqual(8);
    expect(composed.articles.length).toBeGreaterThanOrEqual(125);
    expect(newsroom.pages).toHaveLength(7);
    expect(newsroom.frontPage).toEqual(newsroom.site.frontPage);
  });

  it('fills every section, and uses every topic it names', () => {
    const heads = newsroom.articles.map(({ head }) => head);
    const filled = new Set(heads.flatMap(({ categories }) => categories));
    const used = new Set(heads.flatMap(({ tags }) => tags));

    expect(newsroom.site.sections.filter(({ slug }) => !filled.has(slug))).toEqual([]);
    expect(Object.keys(newsroom.site.tags).filter((tag) => !used.has(tag))).toEqual([]);
  });

  it('tells no score and no minute that the records do not hold, by hand or composed', () => {
    const wrong = [...newsroom.articles, ...composed.articles].flatMap((article) => {
      const { matches: listed, notScores } = article.head;
      return checkArticleFacts({ text: wordsOf(article), matches: listed, notScores }, matches).map(
        (reason) => `${article.file}: ${reason}`,
      );
    });

    expect(wrong).toEqual([]);
  });

  it('has 120 to 350 words an article', () => {
    expect(
      problems(({ markdown }) => {
        const words = markdown
          .replace(/[|#*-]+/g, ' ')
          .trim()
          .split(/\s+/).length;
        return words < 120 || words > 350 ? [`${words} words`] : [];
      }),
    ).toEqual([]);
  });

  it('has no title twice, and no form and no picture twice in a row', () => {
    const titles = newsroom.articles.map(({ head }) => head.title);
    const forms = (['headline', 'opening'] as const).flatMap((what) =>
      composed.articles
        .map(({ shapes }) => shapes[what])
        .filter((shape, at, all) => shape === all[at - 1])
        .map((shape) => `${what} ${shape}`),
    );
    const pictures = composed.articles.map(({ head }) => head.picture.kind);

    expect(titles.filter((title, at) => titles.indexOf(title) < at)).toEqual([]);
    expect(forms).toEqual([]);
    expect(pictures.filter((kind, at) => kind === pictures[at - 1])).toEqual([]);
  });

  it('repeats no form more than three times on a page of twenty', () => {
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

  it(`shares headline and first sentence with at most ${mostAlike - 1} others, but for names and figures`, () => {
    expect(tooAlike(composed.articles.map(({ head }) => head.title))).toEqual([]);
    expect(tooAlike(composed.articles.map(({ markdown }) => firstSentence(markdown)))).toEqual([]);
  });

  it('counts nothing over the years for nations whose records have gaps', () => {
    const gapless = new Set(['CRC', 'GUA', 'HON', 'NCA', 'PAN', 'SLV']);
    const meetings = composed.articles.filter((article) =>
      /since the start of 20\d\d/.test(wordsOf(article)),
    );
    const against = meetings.map(({ head }) => matches.get(head.matchCard ?? ''));

    expect(meetings.length).toBeGreaterThan(20);
    expect(
      against.filter((match) => !match || !(gapless.has(match.home) || gapless.has(match.away))),
    ).toEqual([]);
  });

  it('gives every hour of a kickoff as Eastern Time', () => {
    const hours = composed.articles.flatMap((article) => [
      ...wordsOf(article).matchAll(/(?:\d{1,2}(?::\d\d)? [ap]\.m\.|noon)(?: (\w+))?/g),
    ]);

    expect(hours.length).toBeGreaterThan(100);
    expect(hours.filter(([, zone]) => zone !== 'ET').map(([text]) => text)).toEqual([]);
  });

  it('makes no mistake that a machine makes: articles, apostrophes, holes, words doubled', () => {
    const mistakes =
      /undefined|null|NaN|(?<!\p{L})(?:in|at|to|over|with|for|past|against|and|of) (?:United States|Netherlands|Czech Republic|Dominican Republic)(?!\p{L})(?!:| vs\.| \(| \d)|(?<=\p{L}[.!?] |^)the |\ba (?:8|11|18)-|'|’’|s’s|,,|, ,| \.| ,|\.\.|\(\)| {2}|(?<!\p{L})(\p{Ll}{2,}) \1(?!\p{L})|(?<!\p{L})one \p{Ll}+(?:goals|matches|points)|(?<!\p{L})(?:goal|match|point)s? for each|, (?:Arizona|California|Florida|Massachusetts|Minnesota|Nevada|New Jersey|North Carolina|Ohio|Texas) [a-z]/gmu;

    expect(
      problems((article) =>
        [...`${article.head.excerpt}\n${article.head.caption}\n${article.markdown}`.matchAll(mistakes)].map(
          ([found]) => found,
        ),
      ),
    ).toEqual([]);
  });
});
