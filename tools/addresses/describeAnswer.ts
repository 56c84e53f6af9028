import { createHash } from 'node:crypto';
import type { Answer } from './ask.ts';
import { readDocument } from './readDocument.ts';
import { preloadHint, volatileHeaders, withoutVolatile, type Addresses } from './volatile.ts';

/** What an address answered, comparable with another run: lines by the name of what they are. */
export type Description = Record<string, string[]>;

export function describeAnswer({ status, rawHeaders, body }: Answer, addresses: Addresses): Description {
  const description: Description = { status: [String(status)] };
  const put = (what: string, value: string) => (description[what] ??= []).push(value);
  let type = '';
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = (rawHeaders[i] ?? '').toLowerCase();
    const value = withoutVolatile(rawHeaders[i + 1] ?? '', addresses).replace(preloadHint, '');
    const isHint = name === 'link' && value === '';
    if (!volatileHeaders.has(name) && !isHint) put(`headers ${name}`, value);
    if (name === 'content-type') type = value;
  }
  if (body.length > 0 && !/^text\/|json|xml|javascript/.test(type)) {
    const hash = createHash('sha256').update(body).digest('hex').slice(0, 16);
    put('bytes', `${body.length} ${hash}`);
    return description;
  }
  const text = withoutVolatile(body.toString('utf8'), addresses);
  if (!type.startsWith('text/html')) return { ...description, text: text.split('\n') };
  const facts = Object.entries(readDocument(text)).map(([what, lines]) => [`document ${what}`, lines]);
  return { ...description, ...(Object.fromEntries(facts) as Description) };
}
