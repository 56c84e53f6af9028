import type { Site } from '@cancha/brands/Site';

/** What may come of an address, the names its words have in the catalogues. */
export const newsletterOutcomes = ['success', 'alreadyRegistered', 'empty', 'invalid', 'failure'] as const;

export type NewsletterResultKind = (typeof newsletterOutcomes)[number];

const path = '/api/newsletter';

export const newsletterAction = ({ prefix }: Pick<Site, 'prefix'>): string => prefix + path;

/** The page that says what came of it, for readers without JavaScript. */
export const newsletterResultPath = (site: Pick<Site, 'prefix'>, outcome: NewsletterResultKind): string =>
  `${newsletterAction(site)}/${outcome}`;
