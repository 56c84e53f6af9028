import type { Given } from '../given/givenFields.ts';

// By itself such a record cannot be told from an article of ours that went wrong.
const served = new WeakSet<object>();

/** A stored record as it was given: in lists without its text, which `parts` put back. */
export function servedGiven(stored: Given, parts?: { body: string; items: unknown[] }): Given {
  const record = parts ? withText(stored, parts) : withoutText(stored);
  served.add(record);
  return record;
}

/** Whether an answer's part is such a record. */
export function isServedGiven(value: unknown): boolean {
  return typeof value === 'object' && value !== null && served.has(value);
}

function withText(stored: Given, { body, items }: { body: string; items: unknown[] }): Given {
  return { ...stored, ...(body !== '' && { body }), ...(items.length > 0 && { items }) };
}

function withoutText({ body: _body, items: _items, ...rest }: Given): Given {
  return rest;
}
