import { z } from 'zod';

export const secretOf = (length: number): z.ZodOptional<z.ZodString> =>
  z.string().min(length, `at least ${length} characters long`).optional();

/** What decides who reads drafts: libs/site/src/drafts/README.md. The key and the secret never leave the server. */
export const draftVariables = {
  DEPLOYMENT: z
    .enum(['production', 'preview', 'development'], 'production, preview or development')
    .default('production'),
  DRAFTS: z.enum(['auto', 'on', 'off'], 'auto, on or off').default('auto'),
  DRAFT_HEADER: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/i, 'a header name such as x-draft-key')
    .default('x-draft-key'),
  DRAFT_KEY: secretOf(16),
  PREVIEW_SECRET: secretOf(32),
};

/** Whether the value of a variable is nobody's to see. */
export const isSecret = (name: string): boolean =>
  ['DRAFT_KEY', 'PREVIEW_SECRET', 'CMS_API_TOKEN'].includes(name);
