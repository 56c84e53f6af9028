import type { ServerResponse } from 'node:http';
import { forgetAnswer, pretendFinished, pretendWritten, writingOf } from './heldAnswer.ts';
import type { Problem } from './problemHeader.ts';

export type HeldResponse = {
  /** What was held back, `null` when the answer went out. */
  problem(): Problem | null;
  /** Makes the response writable again; whatever is answered now carries this status and these headers. */
  release(status: number, headers: Readonly<Record<string, string>>): void;
};

function problemOf(response: ServerResponse): Problem | null {
  const type = String(response.getHeader('content-type') ?? '');
  // Next sends its bare error without a type when it fails before rendering.
  if (type !== '' && !type.startsWith('text/html')) return null;
  if (response.statusCode === 404) return 'notFound';
  if (response.statusCode === 403 && type !== '') return 'refusedPreview';
  return response.statusCode >= 500 ? 'serverError' : null;
}

/**
 * Holds back the body of an HTML answer with status 403, 404 or 5xx. Next renders those as an empty document
 * that only JavaScript fills; a reader without it would see a blank page.
 */
export function holdProblems(response: ServerResponse): HeldResponse {
  const out = writingOf(response);
  const own = response.listeners('finish');
  let decided = false;
  let held: Problem | null = null;

  const isHeld = () => {
    if (!decided && !response.headersSent) held = problemOf(response);
    decided = true;
    return held !== null;
  };
  Object.assign(response, {
    writeHead(status: number, ...rest: unknown[]) {
      response.statusCode = status;
      return isHeld() ? response : out.writeHead(status, ...rest);
    },
    write(...args: unknown[]) {
      if (!isHeld()) return out.write(...args);
      pretendWritten(args);
      return true;
    },
    end(...args: unknown[]) {
      if (!isHeld()) return out.end(...args);
      pretendWritten(args);
      queueMicrotask(() => pretendFinished(response, own));
      return response;
    },
    flushHeaders() {
      if (!isHeld()) out.flushHeaders();
    },
  });

  return {
    problem: () => held,
    release(status, headers) {
      // Whatever status the explaining page believes it has, the reader gets that of what went wrong.
      const writeHead = (_: number, ...rest: unknown[]) => {
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        const sent = out.writeHead(status, ...rest);
        // Nor afterwards: the same response is looked at again when the page is made anew behind the reader's back.
        response.statusCode = 200;
        return sent;
      };
      Object.assign(response, { ...out, writeHead });
      forgetAnswer(response);
    },
  };
}
