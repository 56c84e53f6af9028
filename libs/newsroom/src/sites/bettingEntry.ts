import { z } from 'zod';
import { moment, pageOrArticle } from './siteValues.ts';

/** It never changes. */
const id = z.string().regex(/^[a-z0-9-]+$/);
const line = z.string().trim().min(1).max(200);
const day = z.iso.date();
/** ISO 3166. */
const countries = z.array(z.string().regex(/^[A-Z]{2}$/)).min(1);

/** An operator's site, and whether the newsroom is paid for readers it sends there. */
const operatorFields = {
  id,
  /** Invented in the demo, and called so. */
  operator: line,
  url: z.url({ protocol: /^https$/ }).optional(),
  affiliate: z.boolean().default(false),
  /** By whom it may take bets, and under which number. */
  licence: line,
  countries,
};

const pickEntry = z
  .strictObject({
    id,
    title: z.string().trim().min(1).max(100),
    text: z.string().trim().min(1).max(600),
    /** What is bet on, and what is picked of it. */
    market: z.string().trim().min(1).optional(),
    selection: z.string().trim().min(1).optional(),
    /** Decimal. */
    odds: z.number().gt(1).lt(100_000).multipleOf(0.01).optional(),
    /** Whose odds they are, and when they were taken. */
    oddsFrom: line.optional(),
    oddsTakenAt: moment.optional(),
    /** The match of the facts it is about. */
    match: z.string().optional(),
    /** Where more is said. */
    link: pageOrArticle.optional(),
    from: moment,
    until: moment.optional(),
  })
  .refine(({ from, until }) => !until || until > from, { error: 'ends before it begins' });

const promotionEntry = z
  .strictObject({
    ...operatorFields,
    /** What it gives. */
    title: line,
    code: z
      .string()
      .regex(/^[A-Z0-9-]{3,40}$/)
      .optional(),
    terms: z.string().trim().min(20).max(600),
    from: day,
    /** The last day of it, by the clock of the site that shows it. */
    until: day,
  })
  .refine(({ from, until }) => until >= from, { error: 'ends before it begins' });

const reviewEntry = z.strictObject({
  ...operatorFields,
  summary: z.string().trim().min(20).max(600),
  /** 0 to 10. */
  mark: z.number().min(0).max(10).multipleOf(0.5),
  pros: z.array(line).min(1).max(6),
  cons: z.array(line).min(1).max(6),
  reviewedOn: day,
  /** The full review. */
  link: pageOrArticle.optional(),
});

/** What a site has about betting. */
export const bettingEntry = z.strictObject({
  /** The section whose articles are about betting. */
  category: z.string(),
  /** Stands beside everything about betting. */
  notice: z.string().trim().min(1),
  tips: z.array(pickEntry).default([]),
  bets: z
    .array(
      pickEntry
        .refine(({ selection, odds }) => selection && odds, { error: 'a bet has selection and odds' })
        .refine(({ oddsFrom, oddsTakenAt }) => oddsFrom && oddsTakenAt, {
          error: 'a bet says whose odds they are and when they were taken',
        })
        .refine(({ until }) => until, { error: 'a bet ends when its match begins' }),
    )
    .default([]),
  promotions: z.array(promotionEntry).default([]),
  reviews: z.array(reviewEntry).default([]),
});
