import { readFace } from '@cancha/drawings/portrait.ts';
import { z } from 'zod';
import { composerSettings } from '../composer/composerSettings.ts';
import { hasPlace, noPlace, siteFields } from './siteFields.ts';

const colour = z.string().regex(/^#[0-9a-f]{6}$/);

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

/** `site.yaml` of a newsroom: what a site is made of besides its articles and pages. */
const newsroomFields = z
  .strictObject({
    ...siteFields,
    pictureCredit: z.string(),
    colours: z.tuple([colour, colour]),
    /** What is composed from the facts; without it the site has only what was written by hand. */
    composer: composerSettings.optional(),
    sections: z.array(sectionEntry).min(1),
    desks: z.array(
      z.strictObject({
        username: z.string(),
        name: z.string(),
        description: z.string().min(20),
        /** A drawn portrait, for a pen name: `tan-curls-black-glasses`. A desk has none. */
        face: z
          .string()
          .refine((name) => readFace(name) !== null, { error: 'is no face that can be drawn' })
          .optional(),
      }),
    ),
    /** Said of a topic without words of its own; `{name}` is the topic's name, `{site}` that of whoever says it. */
    tagDescription: z.string(),
    tagKeywords: z.string(),
    tags: z.record(z.string(), tagEntry),
  })
  .refine(hasPlace, noPlace);

/** A composer says every hour in the time zone of its site. */
export const siteFileSchema = newsroomFields.transform(({ composer, ...site }) => ({
  ...site,
  ...(composer && { composer: { ...composer, timeZone: site.timeZone } }),
}));

export type SiteFile = z.infer<typeof siteFileSchema>;
