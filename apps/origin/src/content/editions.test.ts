import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleViews } from '../database/contentTables.ts';
import { operationsOf, type ContractDocument, type Operation } from '../testing/contractDocument.ts';
import { openTestOrigin } from '../testing/openTestOrigin.ts';
import type { ListedArticleWire } from './articleSchema.ts';

// Opened here and not in a hook: the cases are made of the document.
const origin = await openTestOrigin({ now: () => new Date('2026-08-01T00:00:00Z') });
const document: ContractDocument = (await origin.app.inject('/openapi.json')).json();
const calls = operationsOf(document).filter(({ path }) => path.includes('{site}'));
afterAll(() => origin.close());

type Examples = Record<string, string>;

const spanish: Examples = {
  ...{ tag: 'argentina', tags: 'argentina,brasil', section: 'argentina', sections: 'argentina,brasil' },
  ...{ category: 'argentina', zone: 'portada', author: 'redaccion-mundial', type: 'country', q: 'gol' },
  ...{ urlOrSlug: '1001', slug: 'argentina', names: 'navBarItems', ids: '1001', '*': 'argentina' },
  ...{ form: 'newsletter-bolavip', question: '¿Quién fue el mejor del Mundial 2026?', path: '/' },
};
const portuguese: Examples = {
  ...spanish,
  ...{ zone: 'capa', author: 'redacao-copa', urlOrSlug: '20104', ids: '20104', slug: 'paraguai' },
  ...{ form: 'newsletter-somosfanaticos', question: 'Quem foi o craque da Copa do Mundo 2026?' },
};
const english: Examples = {
  ...{ tag: 'canada', tags: 'canada,mexico', section: 'canada', sections: 'canada,mexico' },
  ...{ category: 'canada', zone: 'home', author: 'data-desk', type: 'country', q: 'goal' },
  ...{ urlOrSlug: '5001', slug: 'canada', names: 'navBarItems', ids: '5001', '*': 'canada' },
  ...{ form: 'newsletter-wst', question: 'Who was the player of the 2026 World Cup?', path: '/' },
};

/** Under a prefix, with a parent that is an edition itself, and on a host of its own. */
const walked = [
  { code: 'BOLAVIPAR', parent: 'BOLAVIP', url: 'http://127.0.0.1:4002/ar', examples: spanish },
  { code: 'SFMZ', parent: 'BOLAVIPBR', url: 'https://sfmz.example', examples: portuguese },
  { code: 'WST', parent: 'BOLAVIPUS', url: 'https://wst.example', examples: english },
];

async function ask(site: string, operation: Operation, examples: Examples) {
  const { name, method, parameters, path } = operation;
  const picture = { id: examples['urlOrSlug'] ?? '', file: 'wide-250x140.svg' };
  const values: Examples = { ...examples, ...picture, site, answer: 'lionel-messi' };
  if (name.endsWith('/news/by')) values['path'] = await linkOf(site, examples['urlOrSlug'] ?? '');
  const valueOf = (parameter: string) => {
    const value = values[parameter];
    if (value === undefined) throw new Error(`editions.test.ts has no example of ${parameter} for ${name}`);
    return encodeURIComponent(value);
  };
  const query = parameters
    .filter(({ in: place, required }) => place === 'query' && required)
    .map((parameter) => `${parameter.name}=${valueOf(parameter.name)}`);
  const url = path.replace(/\{([^}]+)\}/g, (_, parameter: string) => valueOf(parameter));
  const email = 'lectora@correo.example';
  const { statusCode, body } = await origin.app.inject({
    ...{ url: `${url}?${query.join('&')}`, method: method.toUpperCase() as 'GET' | 'POST' },
    ...(operation.hasBody && { payload: { form: examples['form'] ?? '', email } }),
  });
  return { status: statusCode, text: body };
}

async function get(path: string) {
  return (await origin.app.inject(path)).json();
}

async function linkOf(site: string, name: string): Promise<string> {
  return (await get(`/v1/sites/${site}/news/${name}`)).link;
}

/** Every absolute address in an answer, but those of pictures and of the kinds of XML. */
function addressesIn(text: string): string[] {
  const found = text.match(/https?:\/\/[^"'<>\\\s]+/g) ?? [];
  return found.filter((address) => !/^http:\/\/(origin\.test\/statics\/|www\.)/.test(address));
}

const siteCodesIn = (text: string) =>
  [...text.matchAll(/"siteCode":"([^"]*)"/g)].map(([, code]) => code ?? '');

/** `onlyFor` of their files: in European Portuguese, which Brazil's newsroom does not publish. */
const leftToEditions: ReadonlySet<number> = new Set([6101, 6102, 6103, 6104, 6105, 6106]);

/** Their files say so, whatever their parents have. */
const withoutBetting = ['PBJ', 'SFMZ', 'SFAO'];

describe.each(walked)('$code answers', ({ code, parent, url, examples }) => {
  // A reader who is looked up has to be signed up first.
  const signUp = calls.find(({ name }) => name.endsWith('/newsletter/subscriptions'));
  beforeAll(async () => {
    if (signUp) await ask(code, signUp, examples);
  });

  it.each(calls.map((operation) => [operation.name, operation] as const))(
    '%s like the site whose news it publishes, with its own code and addresses',
    async (name, operation) => {
      const own = await ask(code, operation, examples);
      // A newsletter is of the site that has the form.
      const expected = name.includes('/newsletter/')
        ? 200
        : name.includes('/betting/') && withoutBetting.includes(code)
          ? 404
          : (await ask(parent, operation, examples)).status;

      expect(own.status).toBe(expected);
      expect(siteCodesIn(own.text).filter((found) => found !== code)).toEqual([]);
      expect(
        addressesIn(own.text).filter((address) => address !== url && !address.startsWith(`${url}/`)),
      ).toEqual([]);
    },
  );

  it('shows the articles of its newsroom, their pictures and their texts', async () => {
    const all: ListedArticleWire[] = (await get(`/v1/sites/${code}/news/latest?size=50`)).items;
    const theirs: ListedArticleWire[] = (await get(`/v1/sites/${parent}/news/latest?size=50`)).items;
    // What the parent leaves to its editions is told below.
    const own = all.filter(({ id }) => !leftToEditions.has(id));
    // Hours are those of the edition's readers, for whom a late evening is the next day
    const told =
      /\d{1,2}(?::|h)\d{0,2}|(?<= )(?:ET|de Argentina|\(de \p{L}+\))|hora de(?:l Este| Argentina)|n[ao] (?:\p{L}+-feira|sábado|domingo)/gu;
    const withoutHours = (text: string) => text.replace(told, '…');
    const shared = ({ id, link, title, excerpt, images, related_links: { length } }: ListedArticleWire) => ({
      ...{ id, link, title: withoutHours(title), excerpt: withoutHours(excerpt), images, length },
    });

    expect(all).toHaveLength(50);
    expect(own.length).toBeGreaterThan(40);
    expect(own.map(shared)).toEqual(theirs.slice(0, own.length).map(shared));
    for (const article of own) {
      expect(article.url).toBe(url + article.link);
      expect(article.canonical).toBe(article.url);
    }
  });
});

describe('the hours of an article', () => {
  const preview = async (site: string) => get(`/v1/sites/${site}/news/21075`);

  it.each([
    ['BOLAVIP', '21:00 ET'],
    ['BOLAVIPAR', '22:00 de Argentina'],
    ['BOLAVIPMX', '19:00 de México'],
    ['BOLAVIPCO', '20:00 de Colombia'],
  ])('%s tells by the clock of its readers: %s', async (site, hour) => {
    const { title, excerpt, label, image_caption, body } = await preview(site);
    const figure = hour.slice(0, 5);

    expect(excerpt).toContain(hour);
    expect([label, image_caption]).toEqual([
      expect.stringContaining(figure),
      expect.stringContaining(figure),
    ]);
    expect([title, excerpt, label, image_caption, body].join('\n').match(/\d{2}:\d{2}/g)).toEqual(
      Array.from({ length: 5 }, () => figure),
    );
  });
});

describe('an edition', () => {
  const first = async (site: string) => (await get(`/v1/sites/${site}/news/latest?size=1`)).items[0];

  it.each([
    ['BOLAVIP', ['reg', 'arg', 'chi', 'col', 'ecu', 'mex', 'per', 'usa_la']],
    ['BOLAVIPEC', ['reg', 'arg', 'chi', 'col', 'ecu', 'mex', 'per', 'usa_la']],
    ['BOLAVIPBR', ['bra']],
    ['BOLAVIPUS', ['usa']],
    // No country editions: whoever has the article beside them is none of these
    ['SF', []],
    ['SPOILER', []],
    ['FCA', []],
  ])('of the network is named by what it carries: %s', async (site, editions) => {
    expect((await first(site)).editions).toEqual(editions);
  });

  it('has the clock of its readers, and leaves the hours in the texts where they were written', async () => {
    const [mexican, global] = [await first('BOLAVIPMX'), await first('BOLAVIP')];

    expect(mexican.published_at).toMatch(/-06:00$/);
    expect(global.published_at).toMatch(/-04:00$/);
    expect(new Date(mexican.published_at)).toEqual(new Date(global.published_at));
  });

  const homeOf = async (site: string): Promise<ListedArticleWire[]> =>
    (await get(`/v1/sites/${site}/news/home`)).items;

  it('opens its front page with the newest of its own sections in turn, and goes on as fresh as the others', async () => {
    const home = await homeOf('BOLAVIPEC');
    const newest = async (section: string): Promise<ListedArticleWire[]> =>
      (await get(`/v1/sites/BOLAVIPEC/news/section/${section}?size=3`)).items;
    const [ecuador, cup] = [await newest('ecuador'), await newest('copa-america')];
    const inTurn = ecuador.flatMap((article, turn) => [article.id, cup[turn]?.id]);

    expect(home.slice(0, 6).map(({ id }) => id)).toEqual(inTurn);
    expect(home).toHaveLength(52);
    expect(new Set(home.map(({ id }) => id)).size).toBe(52);
    expect(home.map(({ id }) => id)).not.toEqual((await homeOf('BOLAVIP')).map(({ id }) => id));
  });

  it('shows its own zones of the front page in that order too', async () => {
    const home = await homeOf('BOLAVIPEC');
    const zone: ListedArticleWire[] = (await get('/v1/sites/BOLAVIPEC/news/zone/portada')).items;

    expect(zone.map(({ id }) => id)).toEqual(home.slice(0, zone.length).map(({ id }) => id));
  });

  it('has its own menus, and those of its newsroom where it has none', async () => {
    const menus = async (site: string) =>
      (await get(`/v2/sites/${site}/menu?names=main%20web-desktop&names=navBarItems&names=nothing`)).data;
    const [own, theirs] = [await menus('BOLAVIPMX'), await menus('BOLAVIP')];
    const titles = (menu: { items: { title: string }[] }) => menu.items.map(({ title }) => title);

    expect(titles(own[0])[0]).toBe('México');
    expect(titles(theirs[0])[0]).toBe('Mundial 2026');
    expect(own.slice(1)).toEqual(theirs.slice(1));
    expect(own[1].name).toBe('navBarItems');
    // One that is an edition of an edition
    expect(titles((await menus('SFAO'))[0])).toEqual(titles((await menus('SF'))[0]));
  });

  it('has its own highlight strip', async () => {
    const strip = async (site: string) => (await get(`/v1/sites/${site}/header-tags`)) as { label: string }[];

    expect((await strip('BOLAVIPMX'))[0]).toMatchObject({ label: 'México', order: 1 });
    expect(await strip('BOLAVIPMX')).not.toEqual(await strip('BOLAVIP'));
  });

  it('follows the redirects of its newsroom, on its own paths', async () => {
    expect(await get('/v1/sites/BOLAVIPMX/all/mundial')).toEqual({
      type: 'redirect',
      data: { status: 301, target: '/mundial-2026' },
    });
  });

  it('speaks of a topic in its own name', async () => {
    const { tag } = await get('/v1/sites/CHIVAS/news/tag/mexico');

    expect(tag.description).toBe('Todo sobre México en Chivas Pasión: partidos, números y resultados.');
    expect(tag.site_url).toBe('https://chivaspasion.example');
  });

  it('counts a view where the article is: what is read on one is most read on all', async () => {
    await get('/v1/sites/BOLAVIPCO/news/1003?full=true');
    await get('/v1/sites/BOLAVIPPE/news/1003?full=true');
    await origin.views.flush();
    const counted = await origin.db.select().from(articleViews).where(eq(articleViews.articleId, 1003));

    expect(counted).toMatchObject([{ site: 'BOLAVIP', views: 2 }]);
  });

  it('votes in the poll of its newsroom: one vote a voter, wherever it is cast', async () => {
    const question = encodeURIComponent(spanish['question'] ?? '');
    const vote = (site: string, answer: string) =>
      origin.app.inject({
        method: 'POST',
        url: `/v1/sites/${site}/polls/vote?question=${question}&answer=${answer}`,
        headers: { 'x-voter-key': 'una-lectora' },
      });
    const before = (await get('/v1/sites/BOLAVIP/polls/home')).votes;
    await vote('BOLAVIPPE', 'lionel-messi');
    const again = await vote('BOLAVIPCL', 'kylian-mbappe');

    expect((await get('/v1/sites/BOLAVIP/polls/home')).votes).toBe(before + 1);
    expect((await get('/v1/sites/BOLAVIPCL/polls/home')).votes).toBe(before + 1);
    expect(again.json()).toMatchObject({ statusCode: 409, code: 'already-voted' });
  });

  it('has articles that its newsroom leaves to it', async () => {
    const statusOf = async (site: string) =>
      (await origin.app.inject(`/v1/sites/${site}/news/6101`)).statusCode;
    const idsOf = async (site: string) =>
      (await get(`/v1/sites/${site}/news/tag/cristiano-ronaldo?size=100`)).items.map(
        ({ id }: { id: number }) => id,
      );

    for (const site of ['SF', 'SFPT', 'SFMZ', 'SFAO']) {
      expect(await statusOf(site)).toBe(200);
      expect(await idsOf(site)).toContain(6102);
    }
    expect(await statusOf('BOLAVIPBR')).toBe(404);
    expect(await idsOf('BOLAVIPBR')).not.toContain(6102);
  });

  it('has the bets of its newsroom in its own time', async () => {
    const tip = async (site: string) => (await get(`/v1/sites/${site}/betting/tip-of-the-day`)).tip;

    expect((await tip('SPEN')).id).toBe((await tip('BOLAVIPUS')).id);
  });

  const pages = async (site: string) =>
    (await get(`/api/collections/get/static_pages?filter[site]=${site}`)).entries as {
      slug: string;
      body: string;
    }[];
  const about = async (site: string) =>
    (await pages(site)).find(({ slug }) => /^(quienes|quem)-somos$/.test(slug))?.body ?? '';

  it('has the static pages of its newsroom, in its own name and words', async () => {
    expect(await about('BOLAVIPMX')).toContain('Bolavip México es un sitio de noticias de fútbol en español');
    expect(await about('BOLAVIPMX')).toContain('para lectores de México');
    expect(await about('BOLAVIP')).toContain('para lectores de toda América');
  });

  it.each(['SF', 'SFPT', 'SFMZ', 'SFAO'])(
    'in Portuguese has nothing Brazilian in its pages: %s',
    async (site) => {
      const texts = (await pages(site)).map(({ body }) => body).join(' ');

      expect(texts).not.toMatch(
        /leitores do Brasil|São Paulo|bolavip|\b(você|mídia|equipe|placar|usuário)\b/i,
      );
      expect(texts).not.toContain('{{');
    },
  );

  it('is found in the collections by its own code and address', async () => {
    const tags = await get('/api/collections/get/friendly_tags?filter[site]=SFAO&filter[url_tag]=portugal');
    const url = 'http://127.0.0.1:4002/mx/tema/mundial-2026';
    const competitions = await get(`/api/collections/get/competition?filter[site_url]=${url}&limit=1`);
    const slides = await get('/api/collections/get/msn_slideshow?filter[site]=BOLAVIPMX');

    expect(tags.entries).toMatchObject([{ site: 'SFAO', site_url: 'https://sfao.example/assunto/portugal' }]);
    expect(competitions.entries).toMatchObject([{ site: 'BOLAVIPMX', tag: 'mundial-2026' }]);
    expect(slides.entries.length).toBeGreaterThan(5);
    expect(slides.entries[0].slides[0].url).toMatch(/^http:\/\/127\.0\.0\.1:4002\/mx\//);
  });
});
