/** Files that list every page. */
export const routeRows = 'libs/routing/src/newsRoutes.ts';
export const routeTest = 'libs/routing/src/routes.test.ts';
export const exampleParams = 'libs/routing/src/exampleParams.ts';
export const resolveRequest = 'libs/server/src/proxy/resolveRequest.ts';

export type WrittenLanguage = 'es' | 'pt' | 'en';

/** The files of a catalogue, each named after its constant. */
export const messageFolder = (language: WrittenLanguage): string => `libs/messages/src/${language}`;

/** For the messages of a new page. */
export const messageFile = 'news';

export const messagesOf = (language: WrittenLanguage): string =>
  `${messageFolder(language)}/${messageFile}.ts`;
