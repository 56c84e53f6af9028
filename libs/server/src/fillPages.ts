import { passMemory } from './preview/passMemory.ts';
import { fillMarksHere } from '@cancha/site/staticHtml/finishedTexts.ts';
import { forgetNotes } from './forgetNotes.ts';
import type { RequestHandler } from './handlePage.ts';
import { holdDocument } from './holdDocument.ts';

/**
 * Wraps Next's handler so that finished texts do not go through React and Next, which would describe, escape and copy
 * them several times: pages come with marks, and their texts are put in here. A page that Next remembers longer than
 * its texts are known is made anew.
 * @param bypass The secret of the build (`readBypass`).
 */
export function fillPages(next: RequestHandler, bypass: string): RequestHandler {
  fillMarksHere();
  return async (request, response) => {
    const held = holdDocument(response);
    const asked = { url: request.url, headers: { ...request.headers } };
    await next(request, response);
    if (!held.lacksText()) return;

    held.release();
    // Next took some of them for itself, `rsc` for one.
    Object.assign(request, asked);
    forgetNotes(request);
    const again = holdDocument(response);
    passMemory(request, bypass);
    await next(request, response);
    if (again.lacksText()) throw new Error(`${request.url ?? ''}: made anew, and still without its texts.`);
  };
}
