import { z } from 'zod';
import { editionCodes } from './editionCodes.ts';
import { bettingEntry } from './bettingEntry.ts';
import { pollEntry } from './pollEntry.ts';
import { pageOrArticle, path } from './siteValues.ts';

const menuLink = z.strictObject({ title: z.string().min(1), url: z.union([path, z.url()]) });

const menuEntry = z.strictObject({
  title: z.string().min(1),
  /** Empty for a group that has no page of its own. */
  url: z.union([path, z.url(), z.literal('')]).default(''),
  items: z.array(menuLink).default([]),
});

const zoneEntry = z.strictObject({
  order: z.enum(['home', 'latest', 'most-viewed']),
  section: z.string().optional(),
  evergreen: z.boolean().optional(),
  size: z.int().min(1).max(48),
});

/** A name of the time zone database. */
const timeZone = z.string().refine(
  (name) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
    } catch {
      return false;
    }
  },
  { error: 'is no time zone' },
);

/** What every `site.yaml` may hold, of a newsroom of its own as of an edition. */
export const siteFields = {
  code: z.string().regex(/^[A-Z][A-Z0-9]{1,19}$/, 'is no code of capitals and digits'),
  name: z.string().trim().min(1),
  timeZone,
  /** Of its articles: how search reads them. */
  language: z.enum(['es', 'pt', 'en']),
  /** Where its readers are, ISO 3166: for what a country's law wants said. Never those of its parent. */
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)).default([]),
  /** Which country edition of the network it is, if it is one. */
  edition: z.enum(editionCodes).optional(),
  /** The app that serves it. */
  app: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .optional(),
  /** Where on the host of its app it is. */
  prefix: z
    .string()
    .regex(/^(\/[a-z0-9-]+)?$/, 'is neither empty nor like /mx')
    .default(''),
  /** Where it is reached, unless the app has an address of its own. */
  address: z
    .url({ protocol: /^https?$/, hostname: /./ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  /** Ids of the articles at the top of the home page, in their order. */
  frontPage: z.array(z.int()).max(48).default([]),
  /** Sections whose newest articles come next, in turn. */
  frontSections: z.array(z.string()).max(8).default([]),
  /** Words for `{{name}}` in the static pages; `{{site}}` is the name of the site. */
  pageWords: z.record(z.string(), z.string()).default({}),
  menus: z.record(z.string(), z.array(menuEntry)).default({}),
  zones: z.record(z.string(), zoneEntry).default({}),
  /** Old address → new address, or `article:1001`. All of them permanent. */
  redirects: z.record(path, pageOrArticle).default({}),
  /** Without it an edition takes what its parent has about betting; with `false` it has nothing. */
  betting: z.union([bettingEntry, z.literal(false)]).optional(),
  polls: z.array(pollEntry).default([]),
  /** Name, unique among all sites → `newsletter` (an address is signed up once) or `message` (all is kept). */
  forms: z
    .record(z.string().regex(/^[a-z0-9][a-z0-9_-]{0,63}$/), z.enum(['newsletter', 'message']))
    .default({}),
};

/** Somebody has to reach it. */
export function hasPlace({
  app,
  address,
}: {
  app?: string | undefined;
  address?: string | undefined;
}): boolean {
  return app !== undefined || address !== undefined;
}

export const noPlace = { error: 'has neither app nor address' };
