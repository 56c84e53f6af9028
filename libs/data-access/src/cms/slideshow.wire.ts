import { z } from 'zod';
import { date, flag, id, requiredText, text, verbatim, wireObject } from '../reading/wireFields';

/** A slide without a picture is invalid. */
export const slideSchema = wireObject({
  title: text,
  excerpt: text,
  url: verbatim,
  image: z.string().min(1),
  imageCaption: text,
  imageCredits: text,
});

/** The CMS's own fields start with an underscore. */
export const slideshowSchema = z
  .object({
    _id: id,
    site: verbatim,
    published: flag,
    category: verbatim,
    title: requiredText,
    description: text,
    slides: z.unknown(),
    _created: date,
    _modified: date,
  })
  .transform(({ _id, _created, _modified, ...show }) => ({
    ...show,
    id: _id,
    createdAt: _created,
    modifiedAt: _modified,
  }));
