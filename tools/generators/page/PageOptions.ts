export type WrittenLanguage = 'es' | 'pt' | 'en';
type Titles = Record<'titleEs' | 'titlePt' | 'titleEn', string>;

/**
 * A page: its name in camel case, its room, and its path and title in each language. `:club` in a path is a parameter.
 * `sites`: ids with commas between them, of the only sites that have it; every site without it.
 */
export type PageOptions = { name: string; room: keyof typeof rooms; sites?: string } & Record<
  WrittenLanguage,
  string
> &
  Titles;

/** The ids of the only sites that have the page. Empty: all have it. */
export const ownersOf = ({ sites = '' }: Pick<PageOptions, 'sites'>): string[] =>
  sites.split(',').filter(Boolean);

/**
 * The rooms a page may belong to. `routes`: the constant of its rows in `libs/routing` and of its routes in the room
 * itself; `messages`: the part of a catalogue that its words go to. Each file is named like its constant.
 */
export const rooms = {
  news: { routes: 'newsRoutes', messages: 'news' },
  football: { routes: 'footballRoutes', messages: 'matches' },
} as const;

export const kebabCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The parameters of a path, in its order: `club` of `/fichajes/:club`. */
export const paramsOf = (path: string): string[] =>
  Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => name);
