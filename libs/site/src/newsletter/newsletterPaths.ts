import type { Site } from '@cancha/brands/Site';

/** What may come of an address, by the names its words have in the catalogues, and the status it is told with. */
export const newsletterStatuses = {
  success: 200,
  alreadyRegistered: 200,
  empty: 422,
  invalid: 422,
  failure: 503,
  tooMany: 429,
} as const;

export type NewsletterResultKind = keyof typeof newsletterStatuses;

export const isNewsletterResult = (name: string): name is NewsletterResultKind =>
  Object.hasOwn(newsletterStatuses, name);

const path = '/api/newsletter';

export const newsletterAction = ({ prefix }: Pick<Site, 'prefix'>): string => prefix + path;

/** The page that says that an address is kept, for readers without JavaScript. */
export const newsletterResultPath = (site: Pick<Site, 'prefix'>, outcome: NewsletterResultKind): string =>
  `${newsletterAction(site)}/${outcome}`;

/** The one of this address; `null` for any other, also for a failure, which is told in the answer to what was posted. */
export const readNewsletterResult = (
  site: Pick<Site, 'prefix'>,
  pathname: string,
): NewsletterResultKind | null =>
  (['success', 'alreadyRegistered'] as const).find((name) => pathname === newsletterResultPath(site, name)) ??
  null;
