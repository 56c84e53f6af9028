import type { Site } from './Site';
import type { SiteId } from './sites';

/** Why a value is assumed, and the sites whose value the specification does give. */
type Assumption = { why: string; except: readonly SiteId[] };

/**
 * Settings that the specification leaves open: their values are assumptions, to be replaced in the row. `SITE_ORIGIN`
 * and `SITE_ORIGINS` override origins.
 */
export const assumedSettings = {
  id: { why: 'Ecuador and US Latino are editions without a brand code.', except: [] },
  app: { why: 'Which sites share a deployable is not said.', except: [] },
  siteCode: { why: 'Two codes are given.', except: ['fca', 'wst'] },
  sport: { why: 'Baseball and poker are said to be there, not where.', except: [] },
  language: { why: 'Given for one site, read from the brand code for others.', except: ['fca'] },
  catalogue: { why: 'Follows the language.', except: ['fca'] },
  region: { why: 'Which words a country says is not said.', except: [] },
  hourStyle: { why: 'Given for one site, as HH:mm.', except: ['fca'] },
  languageCode: { why: 'The codes are listed, not whose they are.', except: [] },
  formatLocale: { why: '`es_LA` is given, which is no language tag.', except: [] },
  numberLocale: { why: 'How figures are written is not said.', except: [] },
  ogLocale: { why: 'Given for one site.', except: ['fca'] },
  hreflang: { why: 'Not said.', except: [] },
  timeZone: { why: 'Given for one site; the others keep the clock of a large city.', except: ['fca'] },
  countryCode: { why: 'Given for one site.', except: ['fca'] },
  flag: { why: 'Not said.', except: [] },
  family: { why: 'Which sites are editions of each other is not said.', except: [] },
  isFamilyDefault: { why: 'Follows from the families.', except: [] },
  newsroom: { why: 'Who shares articles with whom is not said.', except: [] },
  origin: { why: 'No address is given.', except: [] },
  prefix: { why: 'The prefixes are listed, not whose they are.', except: [] },
  trailingSlash: { why: 'Said to be an option of a site, not of which.', except: [] },
  theme: { why: 'The list of theme sets is cut off.', except: ['fca'] },
  tallPictures: { why: 'Said to be a flag, not whose.', except: [] },
  capabilities: { why: 'Given in part for one site: no match page.', except: [] },
  bettingCategory: { why: 'Given for one site.', except: ['fca'] },
  sportsWidgetLanguage: { why: 'Given for one site.', except: ['fca'] },
  resultsPath: { why: 'Given in Spanish; the others are those of the route table.', except: ['fca'] },
  copyrightYear: { why: 'One brand shows the running year; it is not said which.', except: ['fca'] },
  newsletterForm: { why: 'Not said.', except: [] },
  forms: { why: 'The fields are listed, not which form asks for which, nor whose they are.', except: [] },
  assetPrefix: { why: 'Not said.', except: [] },
} as const satisfies Partial<Record<keyof Site, Assumption>>;
