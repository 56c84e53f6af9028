import type { ServerResponse } from 'node:http';
import { fillDocument, fillPayload } from './fillMarks.ts';
import { forgetAnswer, pretendFinished, pretendWritten, writingOf } from './heldAnswer.ts';

const isDocument = /^text\/html\b/;
const isPayload = /^text\/x-component\b/;

export type HeldDocument = {
  /** Whether it was held back because a text in it is not known any more. */
  lacksText(): boolean;
  /** Makes the response writable again, as if nothing had been answered. */
  release(): void;
};

/** Sends documents, and the payloads of soft navigations, with the finished texts in the places of their marks. */
export function holdDocument(response: ServerResponse): HeldDocument {
  const out = writingOf(response);
  const own = response.listeners('finish');
  const chunks: Uint8Array[] = [];
  let lacksText = false;
  let isOut = false;

  const typeOf = () => String(response.getHeader('content-type') ?? '');
  const isHeld = () => {
    isOut ||= response.headersSent || !(isDocument.test(typeOf()) || isPayload.test(typeOf()));
    return !isOut;
  };
  const send = (...args: unknown[]) => {
    // Node comes by `writeHead` once more.
    isOut = true;
    return out.end(...args);
  };
  const take = (chunk: unknown) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk));
    else if (chunk instanceof Uint8Array) chunks.push(chunk);
  };

  Object.assign(response, {
    writeHead(status: number, ...rest: unknown[]) {
      if (!isHeld()) return out.writeHead(status, ...rest);
      response.statusCode = status;
      for (const headers of rest)
        if (typeof headers === 'object')
          for (const [name, value] of Object.entries(headers ?? {}))
            response.setHeader(name, value as string);
      return response;
    },
    write(...args: unknown[]) {
      if (!isHeld()) return out.write(...args);
      take(args[0]);
      pretendWritten(args);
      return true;
    },
    flushHeaders() {
      if (!isHeld()) out.flushHeaders();
    },
    end(...args: unknown[]) {
      if (!isHeld()) return out.end(...args);
      take(args[0]);
      if (chunks.length === 0) {
        // Only asked for its head: how long it would be is not known before its texts are in.
        response.removeHeader('Content-Length');
        return send(...args);
      }
      const body = Buffer.concat(chunks);
      const filled = isDocument.test(typeOf()) ? fillDocument(body) : fillPayload(body);
      if (filled === null) {
        lacksText = true;
        pretendWritten(args);
        queueMicrotask(() => pretendFinished(response, own));
        return response;
      }
      if (response.hasHeader('content-length')) response.setHeader('Content-Length', filled.length);
      return send(filled, ...args.filter((arg) => typeof arg === 'function'));
    },
  });

  return {
    lacksText: () => lacksText,
    release() {
      Object.assign(response, out);
      forgetAnswer(response);
    },
  };
}
