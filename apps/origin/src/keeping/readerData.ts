/**
 * What cannot be had again from the seed: what readers did, and the polls and forms it hangs on. In an order in which
 * each finds what it refers to.
 */
export const readerData = [
  { table: 'polls' },
  { table: 'poll_options' },
  { table: 'forms' },
  { table: 'poll_votes', isReaders: true },
  { table: 'newsletter_subscriptions', isReaders: true },
  { table: 'form_submissions', isReaders: true },
  { table: 'article_views' },
] as const satisfies readonly { table: string; isReaders?: boolean }[];

export type ReaderTable = (typeof readerData)[number]['table'];

/** How many rows of each table. */
export type RowCounts = Partial<Record<ReaderTable, number>>;

export function describeCounts(counts: RowCounts): string {
  const all = { poll_votes: 0, newsletter_subscriptions: 0, form_submissions: 0, ...counts };
  return `${all.poll_votes} votes, ${all.newsletter_subscriptions} subscriptions and ${all.form_submissions} messages`;
}
