import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pause } from './pause.ts';

/** How often a trickle sends something, where it is fast enough to. */
const stepsPerSecond = 10;
/** Time for the system to take what was written before the connection is torn down. */
const flushMs = 20;

/** A body that comes bit by bit. */
export function trickle(body: Buffer, bytesPerSecond: number, raw: ServerResponse): Readable {
  const step = Math.max(1, Math.round(bytesPerSecond / stepsPerSecond));
  const stepMs = (1000 * step) / bytesPerSecond;
  return toStream(async function* () {
    for (let from = 0; from < body.length && !raw.destroyed; from += step) {
      yield body.subarray(from, from + step);
      if (from + step < body.length) await pause(raw, stepMs);
    }
  });
}

/** The first half of a body; then the connection is gone. */
export function cutShort(body: Buffer, raw: ServerResponse): Readable {
  return toStream(async function* () {
    yield body.subarray(0, Math.ceil(body.length / 2));
    await pause(raw, flushMs);
    raw.destroy();
  });
}

function toStream(chunks: () => AsyncGenerator<Buffer>): Readable {
  return Readable.from(chunks(), { objectMode: false });
}
