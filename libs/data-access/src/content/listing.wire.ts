import { z } from 'zod';
import {
  flag,
  keywords,
  requiredText,
  text,
  verbatim,
  verbatimOrNull,
  wireObject,
} from '../reading/wireFields';

export const sectionSchema = wireObject({ name: requiredText, slug: verbatim, description: text });
export const categorySchema = wireObject({ categorySlug: verbatim, categoryName: requiredText });
export const authorSchema = wireObject({
  name: requiredText,
  username: verbatim,
  picture: verbatimOrNull,
  pictureDrawn: z.literal(true).optional().catch(undefined),
  description: text,
});
export const tagInfoSchema = wireObject({
  title: text,
  picture: verbatimOrNull,
  tag: z.string().min(1),
  statsSlug: verbatimOrNull,
  siteUrl: verbatimOrNull,
  description: text,
  keywords,
  isCompetition: flag,
}).transform((tag) => ({ ...tag, title: tag.title || tag.tag }));
