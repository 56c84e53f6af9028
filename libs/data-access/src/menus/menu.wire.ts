import { z } from 'zod';
import { id, text, verbatim, wireObject } from '../reading/wireFields';

/** Sent as a number or as text; `null` sorts last. */
const order = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((value) => {
    const number = value === '' || value === null || value === undefined ? NaN : Number(value);
    return Number.isFinite(number) ? number : null;
  });

/** The parent's id. `null` at the top level, for which 0, "0", "", null and nothing are sent. */
const parent = z
  .union([z.number(), z.string(), z.literal(false)])
  .nullish()
  .transform((value) => (value && value !== '0' ? String(value) : null));

/** An entry of a menu set, which is a flat list with parents. */
export const menuItemSchema = wireObject({
  id,
  parent,
  title: text,
  name: text,
  url: verbatim,
  target: verbatim,
  menuOrder: order,
});

export type MenuItemWire = z.infer<typeof menuItemSchema>;

export const menuSetSchema = wireObject({ name: z.string().min(1), items: z.unknown().optional() });

export const highlightEntrySchema = wireObject({ label: text, url: verbatim, order, target: verbatim });

export type HighlightEntry = z.infer<typeof highlightEntrySchema>;
