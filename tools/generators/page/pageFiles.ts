import type { Room } from './PageOptions.ts';

/** Files of the front end that name every page. */
export const routeTable = 'libs/routing/src/routes.ts';
export const routeTest = 'libs/routing/src/routes.test.ts';
export const requiredCapabilities = 'libs/routing/src/requiredCapabilities.ts';
export const exampleParams = 'libs/routing/src/exampleParams.ts';

export type WrittenLanguage = 'es' | 'pt' | 'en';

/** Files of a catalogue, each named like the constant in it. */
export const catalogue = (language: WrittenLanguage): string => `libs/messages/src/${language}`;

type RoomFiles = {
  /** The constant of its rows in `libs/routing` and of its routes in the room itself; each file has its name. */
  routes: string;
  /** The part of a catalogue that its words go to. */
  messages: string;
};

export const rooms: Readonly<Record<Room, RoomFiles>> = {
  news: { routes: 'newsRoutes', messages: 'news' },
  football: { routes: 'footballRoutes', messages: 'matches' },
};

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Where the file of a page lies below `app/[site]`: `club-transfers/[club]`. */
export const pageFile = (name: string, params: readonly string[]): string =>
  [kebabCase(name), ...params.map((param) => `[${param}]`)].join('/');

/** The parameters of a path, in its order: `club` of `/fichajes/:club`. */
export const paramsOf = (path: string): string[] =>
  Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => name);

/** A value to try a parameter with. */
export const exampleOf = (param: string): string => `some-${kebabCase(param)}`;
