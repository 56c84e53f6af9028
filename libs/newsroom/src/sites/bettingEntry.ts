import { z } from 'zod';
import { moment, pageOrArticle } from './siteValues.ts';

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
    /** Where more is said. */
    link: pageOrArticle.optional(),
    from: moment,
    until: moment.optional(),
  })
  .refine(({ from, until }) => !until || until > from, { error: 'ends before it begins' });

/** What a site has about betting. */
export const bettingEntry = z.strictObject({
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
