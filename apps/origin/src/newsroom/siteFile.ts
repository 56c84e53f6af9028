import { z } from 'zod';
import { composerSettings } from '../composer/composerSettings.ts';

const path = z.string().regex(/^\/([\w.-]+(\/[\w.-]+)*)?$/, 'is no path of the site');
const colour = z.string().regex(/^#[0-9a-f]{6}$/);
const menuLink = z.strictObject({ title: z.string().min(1), url: z.union([path, z.url()]) });

const menuEntry = z.strictObject({
  title: z.string().min(1),
  /** Empty for a group that has no page of its own. */
  url: z.union([path, z.url(), z.literal('')]).default(''),
  items: z.array(menuLink).default([]),
});

const tagEntry = z.union([
  z
    .string()
    .min(1)
    .transform((name) => ({ name, competition: false })),
  z.strictObject({
    name: z.string().min(1),
    description: z.string().optional(),
    keywords: z.string().optional(),
    stats: z.string().optional(),
    competition: z.boolean().default(false),
  }),
]);

const sectionEntry = z.strictObject({
  slug: z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)?$/),
  name: z.string().min(1),
  description: z.string().min(20),
  /** A country's section: the front page shows every one of them. */
  country: z.boolean().default(false),
  /** A sub-section takes in the articles of its parent that these desks sign. */
  desks: z.array(z.string()).default([]),
});

const zoneEntry = z.strictObject({
  order: z.enum(['home', 'latest', 'most-viewed']),
  section: z.string().optional(),
  evergreen: z.boolean().optional(),
  size: z.int().min(1).max(48),
});

const moment = z.iso
  .datetime({ offset: true, error: 'is no date with an offset' })
  .transform((text) => new Date(text));

const pickEntry = z
  .strictObject({
    /** It never changes. */
    id: z.string().regex(/^[a-z0-9-]+$/),
    title: z.string().trim().min(1).max(100),
    text: z.string().trim().min(1).max(600),
    /** What is bet on, and what is picked of it. */
    market: z.string().trim().min(1).optional(),
    selection: z.string().trim().min(1).optional(),
    /** Decimal. */
    odds: z.number().gt(1).lt(100_000).multipleOf(0.01).optional(),
    /** The match of the facts it is about. */
    match: z.string().optional(),
    /** Where more is said: a page, or `article:1001`. */
    link: z.union([path, z.string().regex(/^article:\d+$/)]).optional(),
    from: moment,
    until: moment.optional(),
  })
  .refine(({ from, until }) => !until || until > from, { error: 'ends before it begins' });

const betting = z.strictObject({
  /** The section whose articles are about betting. */
  category: z.string(),
  /** Stands beside everything about betting. */
  notice: z.string().trim().min(1),
  tips: z.array(pickEntry).default([]),
  bets: z
    .array(
      pickEntry.refine(({ selection, odds }) => selection && odds, { error: 'a bet has selection and odds' }),
    )
    .default([]),
});

const pollEntry = z
  .strictObject({
    /** What votes are kept under: it never changes. */
    id: z.string().regex(/^[a-z0-9-]+$/),
    /** The page that asks, or `article:1001`; without it the front page does. */
    path: z.union([path, z.string().regex(/^article:\d+$/)]).optional(),
    question: z.string().trim().min(1).max(200),
    description: z.string().default(''),
    opens: moment,
    closes: moment.optional(),
    /** Value → label. As with the id, votes are kept under the value. */
    options: z.record(z.string().regex(/^[a-z0-9-]+$/), z.string().trim().min(1)),
  })
  .refine(({ opens, closes }) => !closes || closes > opens, { error: 'closes before it opens' })
  .refine(({ options }) => Object.keys(options).length > 1, { error: 'leaves no choice' });

/** `site.yaml`: what a site is made of besides its articles and pages. */
const siteFields = z.strictObject({
  code: z.string().regex(/^[A-Z]{2,12}$/),
  name: z.string(),
  timeZone: z.string(),
  /** Of its articles: how search reads them. */
  language: z.enum(['es', 'pt', 'en']),
  pictureCredit: z.string(),
  colours: z.tuple([colour, colour]),
  /** Ids of the articles at the top of the home page, in their order. */
  frontPage: z.array(z.int()).max(48).default([]),
  /** What is composed from the facts; without it the site has only what was written by hand. */
  composer: composerSettings.optional(),
  /** Words for `{{name}}` in the static pages. */
  pageWords: z.record(z.string(), z.string()).default({}),
  sections: z.array(sectionEntry).min(1),
  desks: z.array(z.strictObject({ username: z.string(), name: z.string(), description: z.string().min(20) })),
  /** Said of a topic without words of its own; `{name}` is the topic's name. */
  tagDescription: z.string(),
  tagKeywords: z.string(),
  tags: z.record(z.string(), tagEntry),
  menus: z.record(z.string(), z.array(menuEntry)),
  zones: z.record(z.string(), zoneEntry),
  /** Old address → new address, or `article:1001`. All of them permanent. */
  redirects: z.record(path, z.union([path, z.string().regex(/^article:\d+$/)])),
  /** Without it the site has nothing about betting. */
  betting: betting.optional(),
  polls: z.array(pollEntry).default([]),
  /** Name, unique among all sites → `newsletter` (an address is signed up once) or `message` (all is kept). */
  forms: z
    .record(z.string().regex(/^[a-z0-9][a-z0-9_-]{0,63}$/), z.enum(['newsletter', 'message']))
    .default({}),
});

/** A composer says every hour in the time zone of its site. */
export const siteFileSchema = siteFields.transform(({ composer, ...site }) => ({
  ...site,
  ...(composer && { composer: { ...composer, timeZone: site.timeZone } }),
}));

export type SiteFile = z.infer<typeof siteFileSchema>;
