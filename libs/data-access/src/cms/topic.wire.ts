import { z } from 'zod';
import { text, verbatim, wireObject } from '../reading/wireFields';

/** An entry of the collection `friendly_tags`. */
export const friendlyTagSchema = wireObject({
  site: verbatim,
  urlTag: z.string().min(1),
  title: text,
}).transform(({ site, urlTag, title }) => ({ site, slug: urlTag, title: title || urlTag }));

/** An entry of the collection `competition`. */
export const competitionSchema = wireObject({
  site: verbatim,
  tag: z.string().min(1),
  title: text,
  statsSlug: verbatim,
}).transform(({ site, tag, title, statsSlug }) => ({
  site,
  slug: tag,
  title: title || tag,
  ...(statsSlug ? { statsSlug } : {}),
}));
