import type { Given } from '../given/givenFields.ts';
import type { Site } from './Site.ts';

// By itself such a record cannot be localized from an article of ours that went wrong.
const served = new WeakSet<object>();

type StoredGiven = { given: Given; link: string };

/** A stored record as it was given: in lists without its text, which `parts` put back. */
export function servedGiven(
  { given, link }: StoredGiven,
  site: Site,
  parts?: { body: string; items: unknown[] },
): Given {
  const localized = inEdition(given, link, site);
  const record = parts ? withText(localized, parts) : withoutText(localized);
  served.add(record);
  return record;
}

/** Whether an answer's part is such a record. */
export function isServedGiven(value: unknown): boolean {
  return typeof value === 'object' && value !== null && served.has(value);
}

/** What is its newsroom's own is an edition's own too, at its address there. Any other record stays as it is. */
function inEdition(given: Given, link: string, { code, newsroom, url }: Site): Given {
  const owner = typeof given['siteCode'] === 'string' ? given['siteCode'].toUpperCase() : '';
  if (code === newsroom.code || (owner !== '' && owner !== newsroom.code)) return given;
  return {
    ...given,
    ...(owner !== '' && { siteCode: code }),
    ...(given['url'] !== undefined && { url: url + encodeURI(link) }),
  };
}

function withText(stored: Given, { body, items }: { body: string; items: unknown[] }): Given {
  return { ...stored, ...(body !== '' && { body }), ...(items.length > 0 && { items }) };
}

function withoutText({ body: _body, items: _items, ...rest }: Given): Given {
  return rest;
}
