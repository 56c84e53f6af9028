import path from 'node:path';
import { createProjectGraphAsync } from '@nx/devkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { workspaceFolder } from '../workspaceFolder';
import { drawRooms, type Purposes } from './drawRooms';
import { layerRooms, reduceImports } from './layerRooms';
import { readRooms, type Rooms } from './readRooms';

const purposes: Purposes = {
  apps: 'thin shells of Next',
  blocks: 'what both show',
  brands: 'who each site is',
  'data-access': 'clients of the backends',
  drawings: 'drawn pictures',
  football: 'pages about matches',
  integrations: 'outside services',
  messages: 'the words',
  news: 'pages of the newsroom',
  newsroom: 'facts and articles',
  origin: 'the backend of the demo',
  ports: 'types of outside services',
  routing: 'public paths',
  server: 'proxy, and how an app starts',
  site: 'what pages stand on',
  stats: 'football as we speak of it',
  syndication: 'feeds, sitemaps, AMP',
  themes: 'tokens and style sheets',
  ui: 'components',
};

let rooms: Rooms;
beforeAll(async () => {
  // A test run leaves no background process behind.
  process.env['NX_DAEMON'] ??= 'false';
  rooms = readRooms(await createProjectGraphAsync({ exitOnError: false }));
});

describe('the picture of the architecture', () => {
  it('has every room, with what it is for', () => {
    expect([...rooms.keys()]).toEqual(Object.keys(purposes).sort());
  });

  it('is drawn from the code as it is', async () => {
    await expect(drawRooms(rooms, purposes)).toMatchFileSnapshot(
      path.join(workspaceFolder, 'docs/images/architecture.svg'),
    );
  });
});

describe('rooms', () => {
  const some = (imports: Record<string, string[]>): Rooms =>
    new Map(Object.entries(imports).map(([room, others]) => [room, new Set(others)]));

  it('stand above all that they import', () => {
    expect(layerRooms(some({ apps: ['news', 'ui'], news: ['ui'], ui: [] }))).toEqual([
      ['ui'],
      ['news'],
      ['apps'],
    ]);
  });

  it('that import each other are told', () => {
    expect(() => layerRooms(some({ a: ['b'], b: ['a'] }))).toThrow('a → b → a go in a circle.');
  });

  it('have a line to the next room down only', () => {
    expect(reduceImports(some({ apps: ['news', 'ui'], news: ['ui'], ui: [] }))).toEqual([
      ['apps', 'news'],
      ['news', 'ui'],
    ]);
  });
});
