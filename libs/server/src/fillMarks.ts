import { finishedText } from '@cancha/site/staticHtml/finishedTexts.ts';
import { anyMark, markedName, markEnd, markStart } from '@cancha/site/staticHtml/markOf.ts';

const quotedMark = new RegExp(`"${anyMark.source}"`, 'g');

/** A document with the texts in the places of their marks; `null` where one of them is not known any more. */
export function fillDocument(html: Buffer): Buffer | null {
  const parts: Buffer[] = [];
  let done = 0;
  // Bytes into bytes: the texts are most of a document, and would be written in UTF-8 anew for every reader.
  for (let at = html.indexOf(markStart); at >= 0; at = html.indexOf(markStart, at + 1)) {
    const end = html.indexOf(markEnd, at);
    const name = markedName(html.toString('latin1', at, end + markEnd.length));
    if (name === null) continue;
    const text = finishedText(name);
    if (!text) return null;
    parts.push(html.subarray(done, at), text);
    done = end + markEnd.length;
  }
  return Buffer.concat([...parts, html.subarray(done)]);
}

/** The payload of a soft navigation, in which the marks are strings of JSON; `null` as with a document. */
export function fillPayload(payload: Buffer): Buffer | null {
  const lacking: string[] = [];
  const filled = payload.toString().replace(quotedMark, (_mark, name: string) => {
    const text = finishedText(name)?.toString();
    if (text === undefined) lacking.push(name);
    // In React's payload a dollar at the start of a string begins a reference; two are a dollar.
    return JSON.stringify(text?.startsWith('$') ? `$${text}` : (text ?? ''));
  });
  return lacking.length === 0 ? Buffer.from(filled) : null;
}
