import { z } from 'zod';

export const articleKinds = ['article', 'live-blog', 'gallery', 'betting'] as const;

/** What a newsroom may want left out around an article: no ads beside a condolence. */
export const hideableParts = ['ads', 'comments', 'time', 'author', 'excerpt', 'label'] as const;
export type HideablePart = (typeof hideableParts)[number];

/** What of an article stands in no column of its own. */
export type ArticleExtras = {
  /** Without it: a plain article. */
  kind?: (typeof articleKinds)[number];
  /** Of a live blog that posts are still to come to; without it none are. */
  isLive?: boolean;
  /** Stands wherever the article does. */
  notice?: string;
  /** Pictures beside the one at its head, as they are drawn. */
  gallery?: { caption: string; picture: unknown }[];
  /** Who signs beside its author. */
  alsoBy?: { name: string; username: string; picture: string | null }[];
  hiddenTags?: { text: string; url: string }[];
  seoLinks?: { title: string; url: string }[];
  eventTitle?: string;
  /** Ids of the articles beside it that are by known writers. */
  stars?: number[];
  hide?: HideablePart[];
  /** Codes of the only sites that publish it. */
  onlyFor?: string[];
  /** The id an article came with, where no number is one. */
  givenId?: string;
};

const moment = z.iso.datetime({ offset: true });

/** A post of a live blog. `minute` is that of the match, while it is played. */
export const subPostSchema = z
  .strictObject({
    id: z.string(),
    title: z.string(),
    body: z.string(),
    published_at: moment,
    modified_at: moment.optional().meta({ description: 'Extension: when the post was corrected last' }),
    minute: z.string().nullable().meta({ description: 'Extension: `79`, `90+3`' }),
    key_event: z.boolean().meta({ description: 'Extension: what a summary of the match would tell' }),
  })
  .meta({ id: 'SubPost' });

/** What is said of a live blog as a whole. */
export const liveBlogSchema = z
  .strictObject({
    state: z.enum(['live', 'finished']).meta({ description: 'Whether posts are still to come' }),
  })
  .nullable()
  .meta({ description: 'Extension: `null` for what is no live blog' });

/** As it is stored. */
export type SubPost = z.infer<typeof subPostSchema>;
