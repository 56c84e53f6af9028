import type { AdsRow } from '@cancha/integrations/ports/AdsRow';
import { z } from 'zod';
import { sourcesShape } from '../sourcesShape';

const script = z.url({ protocol: /^https?$/ }).optional();
const name = z.string().min(1);
const place = name.optional();

const format = z.strictObject({
  sizes: z.array(z.tuple([z.int().positive(), z.int().positive()])).min(1),
  mobile: z.boolean().optional(),
  posMobile: name.optional(),
  posDesktop: name.optional(),
  // Of the site itself: a picture of somebody else would be asked for before the reader's choice.
  customAd: z.strictObject({ src: z.string().regex(/^\/[^/]/), alt: z.string() }).optional(),
  customAdLink: z
    .string()
    .regex(/^(?:https?:\/\/|\/)/)
    .optional(),
});

const ends = z.strictObject({ top: place, end: place });

const slots = z.strictObject({
  home: z.strictObject({ top: place, between: z.array(name).optional() }).optional(),
  list: ends.extend({ between: place }).optional(),
  article: z
    .strictObject({
      // Closer together the text would be the smaller part.
      text: z.strictObject({ placement: name, every: z.int().min(3) }).optional(),
      rail: place,
      end: place,
    })
    .optional(),
  match: ends.optional(),
  strip: z
    .strictObject({
      placement: name,
      height: z.templateLiteral([z.number(), 'px']).optional(),
      sticky: z.boolean().optional(),
    })
    .optional(),
});

/** Every placement type that a slot names. */
function namedPlacements({ home, list, article, match, strip }: AdsRow['slots']): string[] {
  return [
    ...[home?.top, ...(home?.between ?? []), list?.top, list?.between, list?.end, article?.text?.placement],
    ...[article?.rail, article?.end, match?.top, match?.end, strip?.placement],
  ].filter((named) => named !== undefined);
}

/** The shape of a brand's row of ads. */
export const adsRow: z.ZodType<AdsRow> = z
  .strictObject({
    baseAdUnit: name.optional(),
    script,
    wrapper: script,
    sources: sourcesShape.optional(),
    placements: z.record(name, z.array(format).min(1)),
    slots,
  })
  .superRefine((row, issues) => {
    for (const named of namedPlacements(row.slots))
      if (!Object.hasOwn(row.placements, named))
        issues.addIssue({ code: 'custom', message: `no placement "${named}"`, path: ['slots'] });
  });
