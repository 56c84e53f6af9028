import { connect } from 'node:net';
import type { OddRequest } from './oddRequests';

/** `status` is `null` where the connection ended without an answer. */
export type OddAnswer = {
  readonly status: number | null;
  readonly locations: readonly string[];
  /** From connecting to the end of the answer. */
  readonly ms: number;
};

const patienceMs = 20_000;

/** Sends a request as it is, and reads the head of what comes. Never rejects. */
export function sendOdd(port: number, { head, body }: OddRequest): Promise<OddAnswer> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    socket.setTimeout(patienceMs, () => socket.destroy());
    socket.on('data', (chunk) => chunks.push(chunk));
    // Who is refused before all is sent is cut off: what came until then is the answer.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(readAnswer(Buffer.concat(chunks), performance.now() - startedAt)));
    socket.write(Buffer.from(`${head}\r\n\r\n${body}`, 'latin1'));
  });
}

function readAnswer(bytes: Buffer, ms: number): OddAnswer {
  const [head = ''] = bytes.toString('latin1').split('\r\n\r\n', 1);
  const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1];
  const locations = Array.from(head.matchAll(/^location: *(.*)$/gim), ([, to = '']) => to.trim());
  return { status: status === undefined ? null : Number(status), locations, ms };
}
