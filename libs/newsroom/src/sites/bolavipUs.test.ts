import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkArticleFacts } from '../facts/checkArticleFacts.ts';
import { buildMatchIndex, type IndexedMatch } from '../facts/matchIndex.ts';
import { readFacts } from '../facts/readFacts.ts';
import { seedFolder } from '../seedFolder.ts';
import { loadNewsroom, type Newsroom } from './loadNewsroom.ts';

let newsroom: Newsroom;
let matches: Map<string, IndexedMatch>;

beforeAll(async () => {
  newsroom = await loadNewsroom(join(seedFolder, 'newsroom', 'bolavip-us'));
  matches = buildMatchIndex(await readFacts(join(seedFolder, 'facts')));
});

function problems(check: (article: Newsroom['articles'][number]) => string[]): string[] {
  return newsroom.articles.flatMap((article) => check(article).map((reason) => `${article.file}: ${reason}`));
}

describe('the newsroom of Bolavip US', () => {
  it('can be published whole', () => {
    expect(newsroom.problems).toEqual([]);
    expect(newsroom.articles.length).toBeGreaterThan(9);
    expect(newsroom.pages).toHaveLength(7);
    expect(newsroom.frontPage).toEqual(newsroom.site.frontPage);
  });

  it('leaves the ids from 20000 on to what is composed, and names its files after id and slug', () => {
    expect(
      problems(({ file, head }) =>
        head.id < 20_000 && file === `${head.id}-${head.slug}.md` ? [] : ['is named otherwise'],
      ),
    ).toEqual([]);
  });

  it('tells no score and no minute that the records of its matches do not hold', () => {
    expect(
      problems(({ head, markdown }) => {
        const { title, titleDetail, epigraph, label, excerpt, caption } = head;
        const text = [title, titleDetail, epigraph, label, excerpt, caption, markdown].join('\n');
        return checkArticleFacts({ text, matches: head.matches, notScores: head.notScores }, matches);
      }),
    ).toEqual([]);
  });

  it('tells no minute in words that the records do not hold either', () => {
    expect(
      problems(({ head, markdown }) => {
        const recorded = new Set(head.matches.flatMap((key) => [...(matches.get(key)?.minutes ?? [])]));
        const told = [...markdown.matchAll(/\bin the (\d{1,3})(?:st|nd|rd|th)\b(?! round)/g)];
        return told.flatMap(([words, minute = '']) => (recorded.has(minute) ? [] : [words]));
      }),
    ).toEqual([]);
  });

  it('fills every section, relates articles that exist, and names every topic it writes about', () => {
    const heads = newsroom.articles.map(({ head }) => head);
    const filled = new Set(heads.flatMap(({ categories }) => categories));
    const used = new Set(heads.flatMap(({ tags }) => tags));
    const ids = new Set(heads.map(({ id }) => id));

    expect(newsroom.site.sections.filter(({ slug }) => !filled.has(slug))).toEqual([]);
    expect(heads.flatMap(({ related }) => related).filter((id) => !ids.has(id))).toEqual([]);
    expect([...used].filter((tag) => !(tag in newsroom.site.tags))).toEqual([]);
  });

  it('asks readers of betting content to be 21', () => {
    const betting = newsroom.site.betting || null;
    const guides = newsroom.articles.filter(({ head }) => head.categories.includes(betting?.category ?? ''));

    expect(betting?.notice).toContain('21 and older');
    expect(guides.length).toBeGreaterThan(0);
    expect(guides.filter(({ markdown }) => !markdown.includes('21 and older'))).toEqual([]);
  });
});
