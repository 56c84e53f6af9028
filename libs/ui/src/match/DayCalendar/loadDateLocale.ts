import type { Locale } from 'date-fns';

const loaders: Readonly<Record<string, () => Promise<Locale>>> = {
  es: () => import('date-fns/locale/es').then(({ es }) => es),
  en: () => import('date-fns/locale/en-US').then(({ enUS }) => enUS),
  pt: () => import('date-fns/locale/pt-BR').then(({ ptBR }) => ptBR),
  'pt-PT': () => import('date-fns/locale/pt').then(({ pt }) => pt),
};

/** The words of a calendar in the language of the page (`es-CR`). Weeks begin on Monday, as on all our pages. */
export async function loadDateLocale(language: string): Promise<Locale> {
  const load = loaders[language] ?? loaders[language.split('-')[0] ?? ''];
  const locale = await (load ?? loaders['es']!)();
  return { ...locale, options: { ...locale.options, weekStartsOn: 1 } };
}
