import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { sites } from './contentTables.ts';

// Polls and forms come with the seed; what readers send hangs on them and outlives every reseeding.

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const site = () =>
  text()
    .notNull()
    .references(() => sites.code);
const rowId = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** A question to readers, on the page at `path`; without a path on the front page. */
export const polls = pgTable(
  'polls',
  {
    site: site(),
    id: text().notNull(),
    path: text(),
    question: text().notNull(),
    description: text().notNull(),
    opensAt: moment('opens_at').notNull(),
    /** The first moment without votes; open for good without one. */
    closesAt: moment('closes_at'),
  },
  (t) => [
    primaryKey({ columns: [t.site, t.id] }),
    // A vote names its poll by these.
    unique('polls_site_path_question').on(t.site, t.path, t.question).nullsNotDistinct(),
    check('polls_path', sql`${t.path} like '/_%'`),
    check('polls_question', sql`${t.question} <> ''`),
    check('polls_closing', sql`${t.closesAt} > ${t.opensAt}`),
  ],
);

export const pollOptions = pgTable(
  'poll_options',
  {
    site: text().notNull(),
    poll: text().notNull(),
    value: text().notNull(),
    label: text().notNull(),
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.site, t.poll, t.value] }),
    foreignKey({ columns: [t.site, t.poll], foreignColumns: [polls.site, polls.id] }).onDelete('cascade'),
    check('poll_options_words', sql`${t.value} <> '' and ${t.label} <> ''`),
  ],
);

/** One vote. `voter` is whatever the caller tells voters apart by: one vote each. Without it each counts. */
export const pollVotes = pgTable(
  'poll_votes',
  {
    id: rowId(),
    site: text().notNull(),
    poll: text().notNull(),
    option: text().notNull(),
    voter: text(),
    votedAt: moment('voted_at').notNull(),
  },
  (t) => [
    foreignKey({
      columns: [t.site, t.poll, t.option],
      foreignColumns: [pollOptions.site, pollOptions.poll, pollOptions.value],
    }),
    unique('poll_votes_voter').on(t.site, t.poll, t.voter),
    index('poll_votes_by_option').on(t.site, t.poll, t.option),
    check('poll_votes_voter_length', sql`length(${t.voter}) between 1 and 200`),
  ],
);

/** What readers can send. Its name is unique among all sites: the CMS API knows no site. */
export const forms = pgTable(
  'forms',
  {
    name: text().primaryKey(),
    site: site(),
    /** `newsletter`: an address is signed up once; `message`: everything sent is kept. */
    kind: text({ enum: ['newsletter', 'message'] }).notNull(),
  },
  (t) => [
    unique('forms_site_name').on(t.site, t.name),
    check('forms_kind', sql`${t.kind} in ('newsletter', 'message')`),
    check('forms_name', sql`${t.name} ~ '^[a-z0-9][a-z0-9_-]{0,63}$'`),
  ],
);

export const subscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: rowId(),
    site: text().notNull(),
    form: text().notNull(),
    email: text().notNull(),
    subscribedAt: moment('subscribed_at').notNull(),
  },
  (t) => [
    foreignKey({ columns: [t.site, t.form], foreignColumns: [forms.site, forms.name] }),
    uniqueIndex('newsletter_subscriptions_email').on(t.form, sql`lower(${t.email})`),
    check('newsletter_subscriptions_address', sql`${t.email} like '_%@_%' and length(${t.email}) <= 254`),
  ],
);

/** What was sent with a form. `key` is the sender's name for this one sending: sent again, it is stored once. */
export const formSubmissions = pgTable(
  'form_submissions',
  {
    id: rowId(),
    site: text().notNull(),
    form: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    key: text(),
    receivedAt: moment('received_at').notNull(),
  },
  (t) => [
    foreignKey({ columns: [t.site, t.form], foreignColumns: [forms.site, forms.name] }),
    unique('form_submissions_key').on(t.form, t.key),
    index('form_submissions_by_form').on(t.form, t.receivedAt),
    check('form_submissions_data', sql`jsonb_typeof(${t.data}) = 'object' and ${t.data} <> '{}'::jsonb`),
    check('form_submissions_key_length', sql`length(${t.key}) between 1 and 200`),
  ],
);
