import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkArticleFacts } from '../../facts/checkArticleFacts.ts';
import { buildMatchIndex, type IndexedMatch } from '../../facts/matchIndex.ts';
import { readFacts } from '../../facts/readFacts.ts';
import { loadNewsroom, type Newsroom, type NewsroomArticle } from '../../sites/loadNewsroom.ts';
import { seedFolder } from '../../seedFolder.ts';
import { firstSentence } from '../maskText.ts';

const sites = ['fca', 'bolavip', 'redgol'] as const;

const newsrooms = new Map<string, Newsroom>();
let matches: Map<string, IndexedMatch>;

beforeAll(async () => {
  const facts = await readFacts(join(seedFolder, 'facts'));
  matches = buildMatchIndex(facts);
  for (const site of sites)
    newsrooms.set(site, await loadNewsroom(join(seedFolder, 'newsroom', site), facts));
});

function newsroomOf(site: string): Newsroom {
  const newsroom = newsrooms.get(site);
  if (!newsroom) throw new Error(`no newsroom of ${site}`);
  return newsroom;
}

function byHand(site: string): NewsroomArticle[] {
  return newsroomOf(site).articles.filter(({ head }) => head.id < 20_000);
}

function wordsOf({ head, markdown }: NewsroomArticle): string {
  return [head.title, head.titleDetail, head.epigraph, head.excerpt, head.caption, markdown].join('\n');
}

describe('a match told by several sites', () => {
  it('has neither a headline nor a first sentence of another', () => {
    const told = sites.flatMap((site) =>
      newsroomOf(site)
        .articles.filter(({ head }) => head.matchCard !== undefined)
        .flatMap(({ head, markdown }) => [
          { site, match: head.matchCard, words: head.title },
          { site, match: head.matchCard, words: firstSentence(markdown) },
        ]),
    );
    const several = [...Map.groupBy(told, ({ match }) => match).values()].filter(
      (texts) => new Set(texts.map(({ site }) => site)).size === sites.length,
    );
    const shared = several.flatMap((texts) =>
      [...Map.groupBy(texts, ({ words }) => words)]
        .filter(([, same]) => same.length > 1)
        .map(([words]) => words),
    );

    expect(several.length).toBeGreaterThan(100);
    expect(shared).toEqual([]);
  });

  it('says its hour by the clocks of the site, and by no others', () => {
    const foreign = {
      fca: /hora de Chile|de Chile,|hora del Este|\d ET\b/g,
      bolavip: /de Costa Rica, (?=en|por)|hora de (?:Costa Rica|Chile)/g,
      redgol: /de Costa Rica, (?=en|por)|hora de Costa Rica|hora del Este|\d ET\b/g,
    };
    const found = sites.flatMap((site) =>
      newsroomOf(site).articles.flatMap((article) =>
        [...wordsOf(article).matchAll(foreign[site])].map(([words]) => `${site} ${article.file}: ${words}`),
      ),
    );

    expect(found).toEqual([]);
    // Argentina-Spain began at 19:00 UTC.
    const hours = sites.map((site) => {
      const final = newsroomOf(site).articles.find(({ head }) => head.id === 21_104);
      return final && /\d\d:\d\d/.exec(wordsOf(final))?.[0];
    });
    expect(hours.slice(1)).toEqual(['15:00', '15:00']);
  });
});

describe.each(sites)('what %s wrote by hand', (site) => {
  it('tells no score and no minute that the records of its matches do not hold', () => {
    const problems = byHand(site).flatMap((article) => {
      const { label, gallery, matches: listed, notScores } = article.head;
      const text = [wordsOf(article), label, ...gallery.map(({ caption }) => caption)].join('\n');
      return checkArticleFacts({ text, matches: listed, notScores }, matches).map(
        (reason) => `${article.file}: ${reason}`,
      );
    });

    expect(problems).toEqual([]);
  });

  it('names topics that have a name, and articles that exist', () => {
    const { site: file, articles } = newsroomOf(site);
    const ids = new Set(articles.map(({ head }) => head.id));
    const strange = byHand(site).flatMap(({ file: name, head }) => [
      ...head.tags.filter((tag) => !(tag in file.tags)).map((tag) => `${name}: ${tag}`),
      ...head.related.filter((id) => !ids.has(id) || id === head.id).map((id) => `${name}: ${id}`),
    ]);

    expect(strange).toEqual([]);
  });

  it('says of every column that its author is invented', () => {
    const invented = newsroomOf(site).site.desks.filter(({ description }) =>
      description.includes('inventada'),
    );
    const columns = byHand(site).filter(({ head }) =>
      invented.some(({ username }) => username === head.author),
    );

    expect(columns.length).toBeGreaterThan(0);
    for (const { head, markdown } of byHand(site)) {
      const isColumn = columns.some((column) => column.head.id === head.id);
      const [firstLine = ''] = markdown.split('\n');

      expect(head.title.startsWith('Opinión:'), head.slug).toBe(isColumn);
      if (isColumn) expect(firstLine, head.slug).toContain('firma inventada');
    }
  });
});

describe.each(['bolavip', 'redgol'])('the newsroom of %s', (site) => {
  it('loads at least 125 articles, sixteen or more by hand, and its static pages without a problem', () => {
    const { problems, articles, pages, frontPage, site: file } = newsroomOf(site);

    expect(problems).toEqual([]);
    expect(articles.length).toBeGreaterThanOrEqual(125);
    expect(byHand(site).length).toBeGreaterThanOrEqual(16);
    expect(pages).toHaveLength(8);
    expect(frontPage).toEqual(file.frontPage);
  });

  it('fills every section, and uses every topic it names', () => {
    const { site: file, articles } = newsroomOf(site);
    const heads = articles.map(({ head }) => head);
    const filled = new Set(heads.flatMap(({ categories }) => categories));
    const used = new Set(heads.flatMap(({ tags }) => tags));

    expect(file.sections.filter(({ slug }) => !filled.has(slug))).toEqual([]);
    expect(Object.keys(file.tags).filter((tag) => !used.has(tag))).toEqual([]);
  });

  it('has every menu that FCA has', () => {
    expect(Object.keys(newsroomOf(site).site.menus).sort()).toEqual(
      Object.keys(newsroomOf('fca').site.menus).sort(),
    );
  });

  it('tells nothing over the years of nations whose records have gaps', () => {
    const { site: file, articles } = newsroomOf(site);
    const told = articles
      .filter(
        ({ head }) =>
          head.id >= 20_000 && !file.composer?.nations.some(() => head.categories.includes('la-roja')),
      )
      .flatMap(({ file: name, markdown }) =>
        /[Dd]esde (?:el )?(?:\d+ de \p{L}+ de )?20\d\d/u.test(markdown) ? [name] : [],
      );

    expect(told).toEqual([]);
  });
});
