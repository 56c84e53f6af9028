import { z } from 'zod';
import {
  flag,
  idOrNull,
  requiredText,
  text,
  verbatim,
  verbatimOrNull,
  wireObject,
} from '../reading/wireFields';

const linkFields = { url: verbatimOrNull, affiliate: flag };
const linkOf = ({ url, affiliate }: { url: string | null; affiliate: boolean }) =>
  url === null ? null : { href: url, affiliate };
const lines = z
  .unknown()
  .optional()
  .transform((value) => (Array.isArray(value) ? value.filter((line) => typeof line === 'string') : []));
const day = text.transform((value) => (/^\d{4}-\d{2}-\d{2}/.test(value) ? value.slice(0, 10) : null));

/** An entry of the collection `promo_codes`. */
export const promotionSchema = wireObject({
  _id: idOrNull,
  site: verbatim,
  operator: requiredText,
  title: requiredText,
  code: text.transform((value) => value || null),
  terms: requiredText,
  expiresOn: day,
  ...linkFields,
}).transform(({ _id, url, affiliate, ...rest }) => ({
  ...rest,
  id: _id ?? rest.operator,
  link: linkOf({ url, affiliate }),
}));

/** An entry of the collection `betting_reviews`. */
export const reviewSchema = wireObject({
  _id: idOrNull,
  site: verbatim,
  operator: requiredText,
  summary: text,
  mark: z.coerce.number().min(0).max(10),
  pros: lines,
  cons: lines,
  path: verbatimOrNull,
  ...linkFields,
}).transform(({ _id, url, affiliate, ...rest }) => ({
  ...rest,
  id: _id ?? rest.operator,
  link: linkOf({ url, affiliate }),
}));
