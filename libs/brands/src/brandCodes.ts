/** Every brand of the specification. `sfpt` and `somosfanaticos-pt` are two brands. */
export const brandCodes = [
  'bolavip-global',
  'bolavip-ar',
  'bolavip-mx',
  'bolavip-cl',
  'bolavip-co',
  'bolavip-pe',
  'bolavip-pt',
  'bolavip-en',
  'spoiler',
  'fca',
  'redgol',
  'somosfanaticos-pt',
  'sfpt',
  'sfmz',
  'sfao',
  'cruz-azul',
  'chivas-pasion',
  'america-monumental',
  'lpm',
  'dla',
  'anf',
  'wst',
  'pbj',
  'spen',
] as const;

export type BrandCode = (typeof brandCodes)[number];
