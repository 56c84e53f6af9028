/** A page without parameters: its name in camel case, its path and its title in each language. */
export type PageOptions = {
  name: string;
  es: string;
  pt: string;
  en: string;
  titleEs: string;
  titlePt: string;
  titleEn: string;
};
