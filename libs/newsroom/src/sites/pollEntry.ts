import { z } from 'zod';
import { moment, pageOrArticle } from './siteValues.ts';

/** A question to readers. */
export const pollEntry = z
  .strictObject({
    /** What votes are kept under: it never changes. */
    id: z.string().regex(/^[a-z0-9-]+$/),
    /** The page that asks; without it the front page does. */
    path: pageOrArticle.optional(),
    question: z.string().trim().min(1).max(200),
    description: z.string().default(''),
    opens: moment,
    closes: moment.optional(),
    /** Value → label. As with the id, votes are kept under the value. */
    options: z.record(z.string().regex(/^[a-z0-9-]+$/), z.string().trim().min(1)),
  })
  .refine(({ opens, closes }) => !closes || closes > opens, { error: 'closes before it opens' })
  .refine(({ options }) => Object.keys(options).length > 1, { error: 'leaves no choice' });
