import { finishedText } from '../static/finishedTexts.ts';
import { anyMark } from '../static/markOf.ts';

const quotedMark = new RegExp(`"${anyMark.source}"`, 'g');

/** A document with the texts in the places of their marks; `null` where one of them is not known any more. */
export function fillDocument(html: string): string | null {
  return fill(html, anyMark, (text) => text);
}

/** The payload of a soft navigation, in which the marks are strings of JSON; `null` as with a document. */
export function fillPayload(payload: string): string | null {
  // In React's payload a dollar at the start of a string begins a reference; two are a dollar.
  return fill(payload, quotedMark, (text) => JSON.stringify(text.startsWith('$') ? `$${text}` : text));
}

function fill(body: string, marks: RegExp, write: (text: string) => string): string | null {
  const lacking: string[] = [];
  const filled = body.replace(marks, (_mark, name: string) => {
    const text = finishedText(name);
    if (text === undefined) lacking.push(name);
    return write(text ?? '');
  });
  return lacking.length === 0 ? filled : null;
}
