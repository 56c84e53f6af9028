/** Files of the front end that speak of every page. */
export const routeRows = 'libs/routing/src/newsRoutes.ts';
export const routeTest = 'libs/routing/src/routes.test.ts';
export const exampleParams = 'libs/routing/src/exampleParams.ts';
export const resolveRequest = 'libs/pages/src/proxy/resolveRequest.ts';

export type WrittenLanguage = 'es' | 'pt' | 'en';

/** Files of a catalogue, each named like the constant in it. */
export const messageFolder = (language: WrittenLanguage): string => `libs/messages/src/${language}`;

/** Where the words of a new page go. */
export const messageFile = 'news';

export const messagesOf = (language: WrittenLanguage): string =>
  `${messageFolder(language)}/${messageFile}.ts`;
