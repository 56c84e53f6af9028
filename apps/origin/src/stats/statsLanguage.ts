export type StatsLanguage = 'es' | 'pt' | 'en';

/** The language of an `x-lang` header: `pt-BR`, `es_LA` and `en` say which; anything else is Spanish. */
export function readStatsLanguage(header: string | undefined): StatsLanguage {
  const language = header?.toLowerCase().split(/[-_]/)[0];
  return language === 'pt' || language === 'en' ? language : 'es';
}

/** The name of a thing that has three. */
export function nameIn(
  language: StatsLanguage,
  names: { nameEs: string; namePt: string; nameEn: string },
): string {
  switch (language) {
    case 'es':
      return names.nameEs;
    case 'pt':
      return names.namePt;
    case 'en':
      return names.nameEn;
  }
}
