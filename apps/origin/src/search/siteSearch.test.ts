import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articles } from '../database/contentTables.ts';
import { openTestOrigin, type TestOrigin } from '../testing/openTestOrigin.ts';
import type { SearchWire } from './searchSchemas.ts';

const draft = 1201;

let origin: TestOrigin;
beforeAll(async () => {
  origin = await openTestOrigin();
  await origin.db.update(articles).set({ status: 'draft' }).where(eq(articles.id, draft));
});
afterAll(() => origin.close());

const ask = (q: string, rest = '', site = 'FCA') =>
  origin.app.inject(`/v1/sites/${site}/search?q=${encodeURIComponent(q)}${rest}`);

async function search(q: string, rest = '', site = 'FCA'): Promise<SearchWire> {
  const answer = await ask(q, rest, site);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const namesOf = ({ items }: { items: readonly { name: string }[] }) => items.map(({ name }) => name);

const nothing: SearchWire = {
  corrected: null,
  partial: false,
  teams: { total: 0, items: [] },
  players: { total: 0, items: [] },
  competitions: { total: 0, items: [] },
  venues: { total: 0, items: [] },
  referees: { total: 0, items: [] },
  articles: { total: 0, items: [] },
};

describe('a search', () => {
  it('puts the name before what begins with it, and that before what has it', async () => {
    expect(namesOf((await search('nacional')).teams)).toEqual([
      'Nacional',
      'Nacional',
      'Nacional',
      'Nacional Potosí',
      'Atlético Nacional',
      'El Nacional',
    ]);
    expect(namesOf((await search('copa america')).competitions)[0]).toBe('Copa América');
  });

  it('does not mind accents, capitals and the language of a name', async () => {
    const accented = await search('São Paulo');

    expect(namesOf(accented.teams)).toEqual(['São Paulo']);
    expect((await search('sao paulo')).teams).toEqual(accented.teams);
    expect((await search('SAO PAULO')).teams).toEqual(accented.teams);
    expect(namesOf((await search('germany')).teams)).toEqual(['Alemania']);
  });

  it('finds names by the beginnings of their words, and short ones by themselves alone', async () => {
    expect(namesOf((await search('riv pla')).teams)).toEqual(['River Plate']);
    expect(namesOf((await search('de la cruz')).players)).toContain('Nicolás de la Cruz');
    expect(namesOf((await search('colo colo')).teams)).toEqual(['Colo-Colo']);
  });

  it('says names in the language of the site, with what tells one from another', async () => {
    const { teams, players, competitions } = await search('alemanha', '', 'BOLAVIPBR');

    expect(teams.items).toMatchObject([{ name: 'Alemanha', code: 'GER', kind: 'national' }]);
    expect([...players.items, ...competitions.items]).toEqual([]);
    expect((await search('lionel messi')).players.items).toMatchObject([{ team: { name: 'Argentina' } }]);
    expect((await search('mundial')).competitions.items[0]).toMatchObject({
      slug: 'mundial',
      season: '2026',
    });
  });

  it('has the season that is asked for', async () => {
    expect((await search('copa america 2021')).competitions.items[0]).toMatchObject({ season: '2021' });
  });

  it('finds a ground by its name and by its town, and says the town', async () => {
    const azteca = { name: 'Estadio Azteca', city: expect.stringContaining('Mexico City') };

    expect((await search('azteca')).venues).toMatchObject({ total: 1, items: [azteca] });
    expect((await search('azteca mexico')).venues.items).toMatchObject([azteca]);
    expect((await search('estadio asteca')).venues.items).toMatchObject([azteca]);
    expect((await search('azteca', '&kinds=teams')).venues).toEqual(nothing.venues);
  });

  it.each([
    ['FCA', 'Brasil'],
    ['BOLAVIPBR', 'Brasil'],
    ['BOLAVIPUS', 'Brazil'],
  ])('finds a referee, with his association in the language of %s', async (site, name) => {
    const sampaio = { name: 'Wilton Sampaio', team: { name } };

    expect((await search('wilton sampaio', '', site)).referees.items).toMatchObject([sampaio]);
    expect((await search('sampaio', '', site)).referees.items).toMatchObject([sampaio]);
    expect((await search('wilton sanpaio', '', site)).referees.items).toMatchObject([sampaio]);
  });

  it('has articles of the site alone, none that is a draft, those that say it in their headline first', async () => {
    const { articles: news } = await search('haaland', '&size=100');
    const titles = news.items.map((item) => String((item as { title: string }).title));

    expect(titles[0]).toContain('Haaland');
    expect(titles.at(-1)).not.toContain('Haaland');
    expect(news.total).toBe(titles.length);
    const { title } = (await origin.db.select().from(articles).where(eq(articles.id, draft)))[0] ?? {
      title: '',
    };
    expect((await search(title)).articles.items.map((item) => (item as { id: number }).id)).not.toContain(
      draft,
    );
    expect((await search('seleções')).articles.total).toBe(0);
    expect((await search('seleções', '', 'BOLAVIPBR')).articles.total).toBeGreaterThan(0);
  });

  it('has only the kinds that are asked for, and no more of each than is asked for', async () => {
    const {
      teams,
      players,
      competitions,
      articles: news,
    } = await search('costa rica', '&kinds=articles&size=2');

    expect([teams, players, competitions]).toEqual([nothing.teams, nothing.players, nothing.competitions]);
    expect(news.items).toHaveLength(2);
    expect(news.total).toBeGreaterThan(2);
  });
});

describe('a typing mistake', () => {
  it.each([
    ['arjentina', 'Argentina', 'Argentina'],
    ['mbape', 'Mbappé', 'Kylian Mbappé'],
    ['sao paolo', 'São Paulo', 'São Paulo'],
    ['lionel mesi', 'Lionel Messi', 'Lionel Messi'],
    ['riverplate', 'River Plate', 'River Plate'],
    ['barsil', 'Brasil', 'Brasil'],
    ['copa amrica', 'Copa América', 'Copa América'],
  ])('%s is taken for %s', async (q, corrected, first) => {
    const found = await search(q);

    expect(found).toMatchObject({ corrected, partial: false });
    expect(
      namesOf({ items: [...found.teams.items, ...found.players.items, ...found.competitions.items] }),
    ).toContain(first);
  });

  it('in the words of articles is forgiven, too', async () => {
    const found = await search('rachas inconpletas de remontadsa', '&kinds=articles');
    const one = await search('remontadsa', '&kinds=articles');

    expect(found.corrected).toBeNull();
    expect(one).toMatchObject({ corrected: 'remontadas' });
    expect(one.articles.total).toBeGreaterThan(0);
  });

  it('beside a word that is right', async () => {
    const found = await search('messi vs mbape');

    expect(found.corrected).toBe('Messi vs Mbappé');
    expect(namesOf(found.players)).toEqual(expect.arrayContaining(['Lionel Messi', 'Kylian Mbappé']));
  });
});

it('sides that no name has together are found by their own', async () => {
  expect(namesOf((await search('costa rica honduras')).teams).sort()).toEqual(['Costa Rica', 'Honduras']);
});

it('what has some of the words is better than nothing, and said to be', async () => {
  const found = await search('xyzzy messi');

  expect(found).toMatchObject({ corrected: null, partial: true });
  expect(namesOf(found.players)).toEqual(['Lionel Messi']);
});

describe('bad input', () => {
  it.each([
    '%',
    '_',
    '%%%',
    "'",
    '"',
    '\\',
    "'; drop table articles; --",
    '& | ! :* <->',
    '()',
    '🇨🇷',
    'qwrtzpk',
    'x'.repeat(200),
  ])('of %s finds nothing, in peace', async (q) => {
    const found = await search(q);
    // SQL has words, too
    if (!/[a-z]/i.test(q)) expect(found).toEqual(nothing);
    expect(found.corrected).toBeNull();
  });

  it.each([
    'de la',
    'the',
    'a',
    'مرحبا',
    'Ёлка',
    'İstanbul',
    'mundial\u202e2026',
    'a b c d e f g h i j k l m n o p q r s t',
  ])('of %s is answered', async (q) => {
    expect((await ask(q)).statusCode).toBe(200);
  });

  it.each([
    ['no words', '?q='],
    ['blanks', '?q=%20%20'],
    ['too many letters', `?q=${'a'.repeat(2000)}`],
    ['two questions', '?q=a&q=b'],
    ['a kind there is not', '?q=a&kinds=users'],
    ['no kind', '?q=a&kinds='],
    ['too many of each', '?q=a&size=101'],
  ])('of %s is refused in words', async (_, query) => {
    const answer = await origin.app.inject(`/v1/sites/FCA/search${query}`);

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'bad-request' });
  });
});

it('is not kept by the origin: there are more questions than room', async () => {
  const before = origin.cache.size;
  const { headers } = await ask('panama');

  expect(headers['cache-control']).toBe('public, max-age=2');
  expect(origin.cache.size).toBe(before);
});
