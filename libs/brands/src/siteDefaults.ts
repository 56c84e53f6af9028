import type { Capabilities, Site } from './Site';

export const allCapabilities = {
  football: true,
  matchPage: true,
  simulator: true,
  betting: true,
  comments: true,
  newsletter: true,
  amp: true,
} as const satisfies Capabilities;

/** Of a site about another sport, or none. */
export const withoutFootball = {
  ...allCapabilities,
  football: false,
  matchPage: false,
  simulator: false,
} as const satisfies Capabilities;

/** What most rows have in common. A row says after it what is its own. */
export const siteDefaults = {
  edition: null,
  app: null,
  sport: 'football',
  isFamilyDefault: true,
  prefix: '',
  trailingSlash: false,
  authorPrefix: 'staff',
  capabilities: allCapabilities,
  copyrightYear: 'current',
  assetPrefix: '',
} as const satisfies Partial<Site>;
