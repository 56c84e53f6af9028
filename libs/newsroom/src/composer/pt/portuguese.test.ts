import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkArticleFacts } from '../../facts/checkArticleFacts.ts';
import { buildMatchIndex, type IndexedMatch } from '../../facts/matchIndex.ts';
import { readFacts } from '../../facts/readFacts.ts';
import { loadNewsroom, type Newsroom } from '../../sites/loadNewsroom.ts';
import { seedFolder } from '../../seedFolder.ts';
import { composeArticles, type ComposedArticle } from '../composeArticles.ts';
import { firstSentence, maskText } from '../maskText.ts';

/** No more articles than these share a headline, or a first sentence, but for names and figures. */
const mostAlike = 5;

let newsroom: Newsroom;
let composed: ComposedArticle[];
let matches: Map<string, IndexedMatch>;

beforeAll(async () => {
  const facts = await readFacts(join(seedFolder, 'facts'));
  newsroom = await loadNewsroom(join(seedFolder, 'newsroom', 'bolavip-br'), facts);
  matches = buildMatchIndex(facts);
  const { composer, tags } = newsroom.site;
  if (!composer) throw new Error('the site asks for no composed articles');
  composed = composeArticles(facts, composer, {
    articles: [],
    topics: new Set(Object.keys(tags)),
  }).articles;
});

function problems(check: (article: ComposedArticle) => string[]): string[] {
  return composed.flatMap((article) => check(article).map((reason) => `${article.file}: ${reason}`));
}

function wordsOf({ head, markdown }: ComposedArticle): string {
  const { title, epigraph, label, excerpt, caption } = head;
  return [title, epigraph, label, excerpt, caption, markdown].join('\n');
}

function tooAlike(texts: string[]): [string, number][] {
  return [...Map.groupBy(texts, maskText)]
    .map(([words, all]): [string, number] => [words, all.length])
    .filter(([, count]) => count > mostAlike);
}

describe('the newsroom of Bolavip Brasil', () => {
  it('loads at least 120 articles and its static pages without a problem', () => {
    expect(newsroom.problems).toEqual([]);
    expect(newsroom.articles.length).toBeGreaterThanOrEqual(120);
    expect(newsroom.pages).toHaveLength(8);
    expect(newsroom.frontPage).toEqual(newsroom.site.frontPage);
  });

  it('fills every section, and uses every topic it names', () => {
    const heads = newsroom.articles.map(({ head }) => head);
    const filled = new Set(heads.flatMap(({ categories }) => categories));
    const used = new Set(heads.flatMap(({ tags }) => tags));

    expect(newsroom.site.sections.filter(({ slug }) => !filled.has(slug))).toEqual([]);
    expect(Object.keys(newsroom.site.tags).filter((tag) => !used.has(tag))).toEqual([]);
  });

  it('tells no score and no minute that the records do not hold', () => {
    expect(
      problems((article) => {
        const { matches: listed, notScores } = article.head;
        return checkArticleFacts({ text: wordsOf(article), matches: listed, notScores }, matches);
      }),
    ).toEqual([]);
  });

  it('has no title twice, and no form twice in a row', () => {
    const titles = composed.map(({ head }) => head.title);
    const forms = (['headline', 'opening'] as const).flatMap((what) =>
      composed
        .map(({ shapes }) => shapes[what])
        .filter((shape, at, all) => shape === all[at - 1])
        .map((shape) => `${what} ${shape}`),
    );

    expect(titles.filter((title, at) => titles.indexOf(title) < at)).toEqual([]);
    expect(forms).toEqual([]);
  });

  it(`shares headline and first sentence with at most ${mostAlike - 1} others, but for names and figures`, () => {
    expect(tooAlike(composed.map(({ head }) => head.title))).toEqual([]);
    expect(tooAlike(composed.map(({ markdown }) => firstSentence(markdown)))).toEqual([]);
  });

  it('tells nothing over the years of nations whose records have gaps', () => {
    expect(problems((article) => wordsOf(article).match(/desde 20(?:1|2[0-4])\d?/g) ?? [])).toEqual([]);
  });

  it('contracts its prepositions, and leaves no hole and no word doubled', () => {
    const mistakes =
      /undefined|null|NaN|\b(?:de|em|por|a) (?:o|os|as?) (?=\p{Lu})|\b(?:de|em|contra|sobre) Chile\b|\bem Rio de Janeiro\b|\bde (?:Brasil|Argentina|Uruguai|Paraguai|Espanha|França|Inglaterra|Alemanha)\b(?! x | e )|,,|, ,| \.| ,|\.\.|\(\)| {2}|(?<!\p{L})(\p{Ll}{3,}) \1(?!\p{L})|(?<!\p{L})(?:um|uma) \p{L}+(?:ões|as|os)(?!\p{L})/gu;

    expect(problems((article) => [...wordsOf(article).matchAll(mistakes)].map(([found]) => found))).toEqual(
      [],
    );
  });
});
