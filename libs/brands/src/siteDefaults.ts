import type { Capabilities, Site } from './Site';

export const allCapabilities = {
  football: true,
  matchPage: true,
  simulator: true,
  betting: true,
  comments: true,
  search: true,
  newsletter: true,
  amp: true,
} as const satisfies Capabilities;

/** For sites about another sport. */
export const withoutFootball = {
  ...allCapabilities,
  football: false,
  matchPage: false,
  simulator: false,
} as const satisfies Capabilities;

/** Defaults for most rows. */
export const siteDefaults = {
  edition: null,
  app: null,
  sport: 'football',
  isFamilyDefault: true,
  prefix: '',
  trailingSlash: false,
  authorPrefix: 'staff',
  capabilities: allCapabilities,
  ownPages: [],
  forms: {},
  copyrightYear: 'current',
  assetPrefix: '',
} as const satisfies Partial<Site>;
