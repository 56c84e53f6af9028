import { z } from 'zod';
import { keywords, text, verbatim, wireObject } from '../reading/wireFields';

/** An entry of the collection `friendly_tags`. */
export const friendlyTagSchema = wireObject({
  site: verbatim,
  urlTag: z.string().min(1),
  title: text,
  description: text,
  keywords,
}).transform(({ site, urlTag, title, description, keywords }) => ({
  ...{ site, slug: urlTag, title: title || urlTag },
  ...{ description, keywords },
}));

/** An entry of the collection `competition`. */
export const competitionSchema = wireObject({
  site: verbatim,
  tag: z.string().min(1),
  title: text,
  statsSlug: verbatim,
  siteUrl: verbatim,
}).transform(({ site, tag, title, statsSlug, siteUrl }) => ({
  site,
  siteUrl,
  slug: tag,
  title: title || tag,
  ...(statsSlug ? { statsSlug } : {}),
}));
