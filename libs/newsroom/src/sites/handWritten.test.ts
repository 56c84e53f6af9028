import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkArticleFacts } from '../facts/checkArticleFacts.ts';
import { buildMatchIndex, type IndexedMatch } from '../facts/matchIndex.ts';
import { readFacts } from '../facts/readFacts.ts';
import { seedFolder } from '../seedFolder.ts';
import { loadNewsroom, type Newsroom } from './loadNewsroom.ts';

let matches: Map<string, IndexedMatch>;

beforeAll(async () => {
  matches = buildMatchIndex(await readFacts(join(seedFolder, 'facts')));
});

/** Folders of newsrooms, and the word that their columns begin with. */
describe.each([
  ['anf', 'Opinión: '],
  ['bolavip-br', 'Opinião: '],
  ['pbj', 'Opinión: '],
  ['bolavip-us', 'Opinion: '],
])('what %s has written by hand', (folder, opinion) => {
  let newsroom: Newsroom;

  // Without facts only the files are read.
  beforeAll(async () => {
    newsroom = await loadNewsroom(join(seedFolder, 'newsroom', folder));
  });

  function problems(check: (article: Newsroom['articles'][number]) => string[]): string[] {
    return newsroom.articles.flatMap((article) =>
      check(article).map((reason) => `${article.file}: ${reason}`),
    );
  }

  it('tells no score and no minute that the records of its matches do not hold', () => {
    expect(newsroom.articles.length).toBeGreaterThan(2);
    expect(
      problems(({ head, markdown }) => {
        const { title, titleDetail, epigraph, label, excerpt, caption, gallery } = head;
        const lines = gallery.map((entry) => entry.caption);
        const text = [title, titleDetail, epigraph, label, excerpt, caption, ...lines, markdown].join('\n');
        return checkArticleFacts({ text, matches: head.matches, notScores: head.notScores }, matches);
      }),
    ).toEqual([]);
  });

  it('is named after id and slug, below the ids of what is composed, and relates articles that exist', () => {
    const ids = new Set(newsroom.articles.map(({ head }) => head.id));

    expect(
      problems(({ file, head }) => [
        ...(head.id < 20_000 && file === `${head.id}-${head.slug}.md` ? [] : ['is named otherwise']),
        ...head.related.filter((id) => !ids.has(id)).map((id) => `is related to ${id}`),
      ]),
    ).toEqual([]);
  });

  it('is marked as opinion, and its author as invented, where it is one', () => {
    const invented = newsroom.site.desks
      .filter(({ description }) => /inventad|invented/.test(description))
      .map(({ username }) => username);
    const columns = newsroom.articles.filter(({ head }) => head.title.startsWith(opinion));

    expect(columns.length).toBeGreaterThan(0);
    expect(
      problems(({ head, markdown }) => {
        const isColumn = head.title.startsWith(opinion);
        const saysSo = /^\*.*(inventad|invented).*\*$/m.test(markdown);
        return invented.includes(head.author) === isColumn && (saysSo || !isColumn)
          ? []
          : ['is not marked as what it is'];
      }),
    ).toEqual([]);
  });
});
