export type WrittenLanguage = 'es' | 'pt' | 'en';
type Titles = Record<'titleEs' | 'titlePt' | 'titleEn', string>;

/** A page: its name in camel case, its room, and its path and title in each language. `:club` in a path is a parameter. */
export type PageOptions = { name: string; room: keyof typeof rooms } & Record<WrittenLanguage, string> &
  Titles;

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
