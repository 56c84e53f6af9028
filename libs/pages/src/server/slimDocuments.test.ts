import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { finishedMark } from '../static/finishedMark';
import { slimDocuments } from './slimDocuments';

let server: Server | undefined;
afterEach(() => void server?.close());

const text = `${finishedMark}<p>Gol</p>`;
const documentOf = (title: string) =>
  `<title>${title}</title><script>self.__next_f.push(${JSON.stringify([1, `2:T${text.length.toString(16)},${text}`]).replaceAll('<', '\\u003c')})</script>`;

/** What a browser gets of documents sent one after the other. */
async function send(...documents: { tag?: string; type?: string; body: string }[]): Promise<string[]> {
  const queue = [...documents];
  server = createServer((_request, response) => {
    const { tag, type = 'text/html; charset=utf-8', body } = queue.shift()!;
    slimDocuments(response);
    response.setHeader('Content-Type', type);
    if (tag) response.setHeader('ETag', tag);
    response.setHeader('Content-Length', Buffer.byteLength(body));
    response.end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answers: string[] = [];
  while (queue.length > 0) answers.push(await (await fetch(address)).text());
  return answers;
}

it('a document is sent without what it says twice, whole otherwise, and so again from memory', async () => {
  const one = { tag: '"1"', body: documentOf('Uno') };
  const [first = '', again, other] = await send(one, one, { tag: '"2"', body: documentOf('Dos') });

  expect(first).toContain('<title>Uno</title>');
  expect(first).not.toContain('Gol');
  expect(again).toBe(first);
  expect(other).toBe(first.replace('Uno', 'Dos'));
});

it('documents without a tag are each their own, and other files are not touched', async () => {
  const [one, two, file] = await send(
    { body: documentOf('Uno') },
    { body: documentOf('Dos') },
    { type: 'text/plain', tag: '"1"', body: documentOf('Uno') },
  );

  expect([one?.includes('Uno'), two?.includes('Dos'), file]).toEqual([true, true, documentOf('Uno')]);
});
