import { z } from 'zod';
import { hasPlace, noPlace, siteFields } from './siteFields.ts';

/** `site.yaml` of an edition: it publishes what another site does, and holds only what it has of its own. */
export const editionFileSchema = z
  .strictObject({
    ...siteFields,
    /** Code of the site whose articles it publishes. */
    newsOf: siteFields.code,
  })
  .refine(hasPlace, noPlace);

export type EditionFile = z.infer<typeof editionFileSchema>;
