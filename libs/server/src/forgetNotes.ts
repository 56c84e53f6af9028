import type { IncomingMessage } from 'node:http';

/** What Next notes on a request while it deals with it. */
const nextNotes = Symbol.for('NextInternalRequestMeta');

/** Lets the same request be put to Next once more. */
export function forgetNotes(request: IncomingMessage): void {
  Reflect.deleteProperty(request, nextNotes);
}
