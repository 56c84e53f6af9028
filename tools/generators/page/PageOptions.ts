/** The room whose routes a page belongs to. */
export type Room = 'news' | 'football';

/** A page: its name in camel case, its room, and its path and title in each language. `:club` in a path is a parameter. */
export type PageOptions = {
  name: string;
  room: Room;
  es: string;
  pt: string;
  en: string;
  titleEs: string;
  titlePt: string;
  titleEn: string;
};
