/**
 * Every theme set, one folder each in `libs/themes/sets`. The specification names the first ten; its list is cut
 * off, so the rest are ours. Keys are not brand codes.
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
