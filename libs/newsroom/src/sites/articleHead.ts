import { z } from 'zod';
import { hideableParts } from './articleExtras.ts';
import { pictureSchema } from '@cancha/drawings/pictureSchema.ts';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is no slug (lower case, ASCII, hyphens)');
const moment = z.iso
  .datetime({ offset: true, error: 'is no date with an offset' })
  .transform((text) => new Date(text));
const shortText = z.string().trim().min(1).max(30);

const link = z.strictObject({
  title: z.string().trim().min(1).max(120),
  url: z.string().regex(/^(?:\/(?!\/)|https:\/\/)/, 'is no address'),
});

const sectionSlug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)?$/, 'is no section');

/** The YAML head of an article file, as `seed/newsroom/README.md` describes it. */
export const articleHeadSchema = z
  .strictObject({
    id: z.int().positive(),
    slug,
    section: slug,
    categories: z.array(sectionSlug).min(1),
    title: z.string().trim().min(38).max(70),
    titleDetail: z.string().trim().min(20).max(200).optional(),
    epigraph: shortText,
    label: shortText,
    excerpt: z.string().trim().min(90).max(190),
    author: slug,
    publishedAt: moment,
    modifiedAt: moment.optional(),
    tags: z.array(slug).min(1),
    matches: z.array(z.string()).default([]),
    matchCard: z.string().optional(),
    notScores: z.array(z.string()).default([]),
    picture: pictureSchema,
    caption: z.string().trim().min(1),
    /** Further pictures, each with its line. */
    gallery: z
      .array(z.strictObject({ caption: z.string().trim().min(1).max(200), picture: pictureSchema }))
      .max(99)
      .default([]),
    /** The match that is told post by post. */
    liveBlog: z.string().optional(),
    related: z.array(z.int()).default([]),
    /** Further desks that sign it. */
    alsoBy: z.array(slug).default([]),
    /** Topics for targeting, which no reader sees. */
    hiddenTags: z.array(slug).default([]),
    seoLinks: z.array(link).default([]),
    eventTitle: z.string().trim().min(1).max(80).optional(),
    /** Articles shown beside it as those of known writers. */
    stars: z.array(z.int()).default([]),
    /** What is not shown around it. */
    hide: z.array(z.enum(hideableParts)).default([]),
    /** Codes of the sites that publish it; without any, all that have its newsroom's news do. */
    onlyFor: z.array(z.string().regex(/^[A-Z][A-Z0-9]{1,19}$/)).default([]),
    evergreen: z.boolean().default(false),
    draft: z.boolean().default(false),
    path: z
      .string()
      .regex(/^(\/[a-z0-9.-]+)+\.html$/)
      .optional(),
  })
  .refine((head) => head.categories.includes(head.section), { error: 'categories lack the section' })
  .refine((head) => !head.modifiedAt || head.modifiedAt > head.publishedAt, {
    error: 'modifiedAt is not later than publishedAt',
  })
  .refine((head) => !head.liveBlog || head.matches.includes(head.liveBlog), {
    error: 'matches lack that of the live blog',
  })
  .refine((head) => new Set(head.tags).size === head.tags.length, { error: 'a tag is listed twice' });

export type ArticleHead = z.infer<typeof articleHeadSchema>;
