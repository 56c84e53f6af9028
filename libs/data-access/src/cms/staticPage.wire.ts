import { z } from 'zod';
import { date, idOrNull, requiredText, text, verbatim } from '../reading/wireFields';

/** The CMS's own fields start with an underscore. */
export const staticPageSchema = z
  .object({
    _id: idOrNull,
    site: verbatim,
    slug: z.string().min(1),
    title: requiredText,
    description: text,
    body: verbatim,
    _modified: date,
  })
  .transform(({ _id, _modified, ...page }) => ({ ...page, id: _id, modifiedAt: _modified }));
