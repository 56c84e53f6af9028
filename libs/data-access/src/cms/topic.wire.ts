import { z } from 'zod';
import { text, verbatim, wireObject } from '../reading/wireFields';

/** A topic as the collection `friendly_tags` has it. */
export const friendlyTagSchema = wireObject({
  site: verbatim,
  urlTag: z.string().min(1),
  title: text,
}).transform(({ site, urlTag, title }) => ({ site, slug: urlTag, title: title || urlTag }));

/** A competition as the collection of that name has it. */
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
