/**
 * Every theme set, one folder each in `libs/themes/sets`. The specification has the first ten, then its list is cut off.
 * Keys are not brand codes.
 */
export const themeKeys = [
  'bolavip',
  'bolavip2',
  'bolavipFemenino',
  'somosfanaticos',
  'redgol',
  'spoiler',
  'fca',
  'dalePumas',
  'americaMonumental',
  'chivasPasion',
  'cruzAzul',
  'lpm',
  'anf',
  'wst',
  'pbj',
  'spen',
] as const;

export type ThemeKey = (typeof themeKeys)[number];
