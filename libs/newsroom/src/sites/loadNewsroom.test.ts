import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkArticleFacts } from '../facts/checkArticleFacts.ts';
import { buildMatchIndex, type IndexedMatch } from '../facts/matchIndex.ts';
import { readFacts } from '../facts/readFacts.ts';
import { seedFolder } from '../seedFolder.ts';
import { loadNewsroom, type Newsroom } from './loadNewsroom.ts';
import { pickFrontPage } from './pickFrontPage.ts';
import type { FileProblem } from './readArticleFile.ts';

let newsroom: Newsroom;
let matches: Map<string, IndexedMatch>;

beforeAll(async () => {
  newsroom = await loadNewsroom(join(seedFolder, 'newsroom', 'fca'));
  matches = buildMatchIndex(await readFacts(join(seedFolder, 'facts')));
});

/** Names of files with what is wrong with them: an empty list is what each test wants to see. */
function problems(check: (article: Newsroom['articles'][number]) => string[]): string[] {
  return newsroom.articles.flatMap((article) => check(article).map((reason) => `${article.file}: ${reason}`));
}

function doubles(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('the newsroom of FCA', () => {
  it('can be published whole', () => {
    expect(newsroom.articles.length).toBeGreaterThan(80);
    expect(newsroom.problems).toEqual([]);
  });

  it('gives every article an id, a slug, a title and an address of its own', () => {
    const heads = newsroom.articles.map(({ head }) => head);

    expect(doubles(heads.map(({ id }) => String(id)))).toEqual([]);
    expect(doubles(heads.map(({ slug }) => slug))).toEqual([]);
    expect(doubles(heads.map(({ title }) => title))).toEqual([]);
    expect(doubles(newsroom.articles.map(({ link }) => link))).toEqual([]);
  });

  it('names every file after the id and slug of its article', () => {
    expect(
      problems(({ file, head }) => (file === `${head.id}-${head.slug}.md` ? [] : ['is named otherwise'])),
    ).toEqual([]);
  });

  it('relates articles that exist, and none to itself', () => {
    const ids = new Set(newsroom.articles.map(({ head }) => head.id));

    expect(
      problems(({ head }) =>
        head.related.filter((id) => !ids.has(id) || id === head.id).map((id) => `is related to ${id}`),
      ),
    ).toEqual([]);
  });

  it('tells no score and no minute that the records of its matches do not hold', () => {
    expect(
      problems(({ head, markdown }) => {
        const { title, titleDetail, epigraph, label, excerpt, caption, gallery } = head;
        const lines = gallery.map((entry) => entry.caption);
        const text = [title, titleDetail, epigraph, label, excerpt, caption, ...lines, markdown].join('\n');
        return checkArticleFacts({ text, matches: head.matches, notScores: head.notScores }, matches);
      }),
    ).toEqual([]);
  });

  it('puts only matches that exist into boxes', () => {
    expect(
      problems(({ head }) =>
        head.matchCard === undefined || matches.has(head.matchCard) ? [] : [`shows match ${head.matchCard}`],
      ),
    ).toEqual([]);
  });

  it('names every topic it writes about, and none it does not', () => {
    const used = new Set(newsroom.articles.flatMap(({ head }) => head.tags));

    expect(Object.keys(newsroom.site.tags).sort()).toEqual([...used].sort());
    expect(doubles(Object.values(newsroom.site.tags).map(({ name }) => name))).toEqual([]);
  });

  it('puts at the top of the home page what it says, and names what cannot be shown there', () => {
    const { site, articles, frontPage } = newsroom;
    const [first = 0, second = 0] = frontPage;
    const drafted = articles.map(({ head }) => ({ head: { ...head, draft: head.id === second } }));
    const problems: FileProblem[] = [];

    expect(frontPage.length).toBeGreaterThan(4);
    expect(frontPage).toEqual(site.frontPage);
    expect(pickFrontPage([9999, first, second, first], drafted, problems)).toEqual([first]);
    expect(problems).toEqual([
      { file: 'site.yaml', reason: 'frontPage 9999: there is no such article' },
      { file: 'site.yaml', reason: `frontPage ${second}: that article is a draft` },
      { file: 'site.yaml', reason: `frontPage ${first}: it is named before` },
    ]);
  });

  it('has an article in every section', () => {
    const filled = new Set(newsroom.articles.flatMap(({ head }) => head.categories));
    const sections = newsroom.site.sections.map(({ slug }) => slug).filter((slug) => !slug.includes('/'));

    expect(sections.filter((slug) => !filled.has(slug))).toEqual([]);
  });

  it.each([
    ...['mls', 'concachampions', 'copa-oro', 'nations-league', 'eliminatorias-concacaf'],
    ...['copa-de-campeones-concacaf', 'copa-centroamericana'],
  ])('has something on the specification’s topic %s, and a name for it', (topic) => {
    expect(newsroom.articles.some(({ head }) => head.tags.includes(topic))).toBe(true);
    expect(newsroom.site.tags[topic]).toBeTruthy();
  });

  it('has static pages of 200 to 600 words, with every placeholder filled', () => {
    expect(newsroom.pages).toHaveLength(9);
    for (const { slug, body } of newsroom.pages) {
      const words = body
        .replace(/<[^>]+>/g, ' ')
        .trim()
        .split(/\s+/).length;
      expect(words, slug).toBeGreaterThanOrEqual(200);
      expect(words, slug).toBeLessThanOrEqual(600);
      expect(body, slug).not.toContain('{{');
    }
  });
});
