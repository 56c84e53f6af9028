import { z } from 'zod';

export const articleKinds = ['article', 'live-blog', 'gallery', 'betting'] as const;

/** What of an article stands in no column of its own. */
export type ArticleExtras = {
  /** Without it: a plain article. */
  kind?: (typeof articleKinds)[number];
  /** Stands wherever the article does. */
  notice?: string;
  /** Pictures beside the one at its head, as they are drawn. */
  gallery?: { caption: string; picture: unknown }[];
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
    minute: z.string().nullable().meta({ description: 'Extension: `79`, `90+3`' }),
    key_event: z.boolean().meta({ description: 'Extension: what a summary of the match would tell' }),
  })
  .meta({ id: 'SubPost' });

/** As it is stored. */
export type SubPost = z.infer<typeof subPostSchema>;
