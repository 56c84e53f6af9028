import { z } from 'zod';
import { storableText } from '../server/storableText.ts';

const scalar = z.union([storableText.max(20_000), z.number(), z.boolean(), z.null()]);
const fieldName = storableText.min(1).max(100);

/** What a form sends: fields by name, none of them nested. */
export const formDataSchema = z
  .record(fieldName, z.union([scalar, z.array(scalar).max(100)]))
  .refine((fields) => Object.keys(fields).length <= 100, { error: 'has more than 100 fields' });

export type FormData = z.infer<typeof formDataSchema>;

/** Body of a submission, as Cockpit takes it. */
export const submissionSchema = z.object({ form: formDataSchema.nullish() }).nullish();
