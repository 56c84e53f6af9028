import type { AskingRows, ServiceRows } from '@cancha/integrations/ports/ServiceRows';
import { z } from 'zod';
import { adsRow } from './ads/adsRow';
import { sourcesShape } from './sourcesShape';

/** Where a script is, if not at its vendor's. */
const script = z.url({ protocol: /^https?$/ }).optional();

/** What may stand in the id of a conversation around its parts. */
const conversationId = z
  .string()
  .regex(
    /^(?=.*\{content\})(?:[\w-]|\{site\}|\{content\})+$/,
    'letters, figures, - and _ around {site} and {content}',
  );

const sources = sourcesShape.optional();

const comments = z.strictObject({
  sources,
  script,
  id: conversationId.optional(),
  counts: z.enum(['asked', 'given']).optional(),
  trayPosition: z.enum(['header', 'navbar', 'hidden']).optional(),
  notifications: z.boolean().optional(),
});

const sportsWidgets = z.strictObject({
  sources,
  subscription: z.string().min(1),
  script,
  styles: script,
  language: z
    .string()
    .regex(/^[a-z]{2}_[A-Z]{2}$/, 'a language such as es_ES')
    .optional(),
  timeZone: z.string().optional(),
});

const asking = {
  dataLayer: z.strictObject({ container: z.string().min(1), script, sources }).optional(),
  audience: z.strictObject({ publisher: z.string().min(1), script, sources }).optional(),
  pageTracker: z.strictObject({ account: z.string().min(1), script, sources }).optional(),
  comments: comments.optional(),
  sportsWidgets: sportsWidgets.optional(),
  ads: adsRow.optional(),
};

const names = Object.keys(asking) as (keyof AskingRows)[];

const consentManager = z.strictObject({
  sources,
  name: z.string().min(1),
  script: script.unwrap(),
  attributes: z
    .record(z.string().regex(/^data-[a-z][a-z0-9-]*$/, 'an attribute such as data-domain-script'), z.string())
    .optional(),
  settings: z
    .union([
      z.strictObject({ command: z.string().regex(/^\w+$/, 'a command such as displayConsentUi') }),
      z.strictObject({
        call: z.string().regex(/^[\w$]+(?:\.[\w$]+)*$/, 'a function such as OneTrust.ToggleInfoDisplay'),
      }),
    ])
    .optional(),
  vendors: z.partialRecord(z.enum(names), z.int().positive()).optional(),
});

/** The shape of every row, for rows that come from outside of the code. */
export const serviceRows = z.strictObject({
  ...asking,
  consentManager: consentManager.optional(),
}) satisfies z.ZodType<ServiceRows>;
