import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestOrigin, type TestOrigin } from '../testing/openTestOrigin.ts';
import { seedGiven, type GivenReport } from './seedGiven.ts';

const shared = {
  id: 'G-1',
  title: 'De todos',
  published_at: '2026-11-23T10:00:00Z',
  siteCode: 'BOLAVIP',
  link: '/futbol/de-todos.html',
  url: 'https://cms.example/futbol/de-todos.html',
  canonical: 'https://cms.example/futbol/de-todos.html',
};
const mexican = {
  id: 'G-2',
  title: 'De México',
  siteCode: 'BOLAVIPMX',
  link: '/futbol/de-mexico.html',
  url: 'https://cms.example/mx/futbol/de-mexico.html',
};
const nobodys = { id: 'G-3', title: 'De nadie', link: '/futbol/de-nadie.html' };

let folder: string;
let origin: TestOrigin;
let report: GivenReport;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'given-'));
  const file = (name: string, content: object) => writeFile(join(folder, name), JSON.stringify(content));
  await file('a.articles.json', { site: 'BOLAVIP', articles: [shared, nobodys] });
  await file('b.articles.json', { site: 'bolavipmx', articles: [mexican, { ...shared, id: 'G-4' }] });
  origin = await openTestOrigin();
  const newsroom = { code: 'BOLAVIP', language: 'es' } as const;
  report = await seedGiven(
    origin.db,
    folder,
    new Map([
      ['BOLAVIP', newsroom],
      ['BOLAVIPMX', newsroom],
    ]),
  );
  origin.cache.clear();
});
afterAll(async () => {
  await origin.close();
  await rm(folder, { recursive: true });
});

const read = async (site: string, id: string) =>
  (await origin.app.inject(`/v1/sites/${site}/news/${id}`)).json();

describe('articles that were given for an edition', () => {
  it('go to the newsroom it shares, and what is taken there stays taken', () => {
    expect(report).toEqual({
      articles: 3,
      problems: [
        { file: 'b.articles.json', reason: 'record 2: the address /futbol/de-todos.html is already taken' },
      ],
    });
  });

  it('are published by every site of that newsroom, as they came: they say whose they are', async () => {
    for (const site of ['BOLAVIP', 'BOLAVIPMX', 'BOLAVIPAR'])
      expect(await read(site, 'G-2')).toEqual(mexican);
  });
});

describe('articles that were given for a newsroom', () => {
  it('are its editions’ own, at their addresses; whoever wrote them first stays named', async () => {
    expect(await read('BOLAVIP', 'G-1')).toEqual(shared);
    expect(await read('BOLAVIPAR', 'G-1')).toEqual({
      ...shared,
      siteCode: 'BOLAVIPAR',
      url: 'http://127.0.0.1:4002/ar/futbol/de-todos.html',
    });
  });

  it('are left without what they came without', async () => {
    expect(await read('BOLAVIPAR', 'G-3')).toEqual(nobodys);
  });

  it('are the same in lists', async () => {
    const { items } = (await origin.app.inject('/v1/sites/BOLAVIPAR/news/latest?size=1')).json();

    expect(items).toMatchObject([{ id: 'G-1', siteCode: 'BOLAVIPAR' }]);
  });
});
