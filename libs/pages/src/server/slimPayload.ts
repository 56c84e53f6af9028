import { finishedMark } from '../static/finishedMark.ts';

const mark = Buffer.from(finishedMark);

/** Rows whose content is counted in bytes and is no text. */
const binaryTags = new Set([...'AOoUSsLlGgMmV']);

/** The script that hands a piece of React's payload over; in its text `<` is escaped. */
const piece = /<script([^>]*)>self\.__next_f\.push\((\[1,"(?:[^"\\]|\\.)*"\])\)<\/script>/g;
/** One that hands over anything else than text: such a document stays as it is. */
const otherPiece = /self\.__next_f\.push\(\[[^01]/;

/** Rows of React's payload without the finished HTML among them; `null` where they cannot be told apart. */
export function slimRows(payload: Buffer): Buffer | null {
  const kept: Buffer[] = [];
  for (let at = 0; at < payload.length;) {
    const colon = payload.indexOf(':', at);
    const tag = String.fromCharCode(payload[colon + 1] ?? 0);
    if (colon === -1 || binaryTags.has(tag)) return null;
    if (tag !== 'T') {
      const line = payload.indexOf('\n', colon);
      const end = line === -1 ? payload.length : line + 1;
      kept.push(payload.subarray(at, end));
      at = end;
      continue;
    }
    const comma = payload.indexOf(',', colon);
    const end = comma + 1 + Number.parseInt(payload.toString('latin1', colon + 2, comma), 16);
    if (comma === -1 || !(end <= payload.length)) return null;
    const isFinished = payload.subarray(comma + 1, comma + 1 + mark.length).equals(mark);
    if (isFinished) kept.push(payload.subarray(at, colon + 1), Buffer.from('""\n'));
    else kept.push(payload.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

const escapes: Record<string, string> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' };

/** JSON as it may stand in a script. */
const toScriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/[<>&]/g, (letter) => escapes[letter] ?? letter)
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

/**
 * A document whose payload does not repeat the finished HTML that stands in it. React takes that from the page
 * (`FinishedHtml`). Whatever is not as expected stays as it is.
 */
export function slimPayload(html: string): string {
  const pieces = [...html.matchAll(piece)];
  const last = pieces.at(-1);
  if (!last || otherPiece.test(html)) return html;
  const text = pieces.map(([, , json = '']) => (JSON.parse(json) as [number, string])[1]).join('');
  const rows = slimRows(Buffer.from(text));
  if (!rows) return html;

  const whole = `<script${last[1] ?? ''}>self.__next_f.push(${toScriptJson([1, rows.toString()])})</script>`;
  return html.replace(piece, (_script, _attributes, _json, at: number) => (at === last.index ? whole : ''));
}
