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

const textOrNull = text.transform((value) => value || null);
const linkOf = ({ url, affiliate }: { url: string | null; affiliate: boolean }) =>
  url === null ? null : { href: url, affiliate };
const lines = z
  .unknown()
  .optional()
  .transform((value) => (Array.isArray(value) ? value.filter((line) => typeof line === 'string') : []));
const day = text.transform((value) => (/^\d{4}-\d{2}-\d{2}/.test(value) ? value.slice(0, 10) : null));

const operatorFields = {
  _id: idOrNull,
  site: verbatim,
  operator: requiredText,
  licence: textOrNull,
  countries: lines.transform((codes) => codes.map((code) => code.toUpperCase())),
  url: verbatimOrNull,
  affiliate: flag,
};

/** An entry of the collection `promo_codes`. */
export const promotionSchema = wireObject({
  ...operatorFields,
  title: requiredText,
  code: textOrNull,
  terms: requiredText,
  startsOn: day,
  expiresOn: day.pipe(z.string()),
}).transform(({ _id, url, affiliate, ...rest }) => ({
  ...rest,
  id: _id ?? rest.operator,
  link: linkOf({ url, affiliate }),
}));

/** An entry of the collection `betting_reviews`. */
export const reviewSchema = wireObject({
  ...operatorFields,
  summary: text,
  mark: z.coerce.number().min(0).max(10),
  pros: lines,
  cons: lines,
  path: verbatimOrNull,
  reviewedOn: day,
}).transform(({ _id, url, affiliate, ...rest }) => ({
  ...rest,
  id: _id ?? rest.operator,
  link: linkOf({ url, affiliate }),
}));
