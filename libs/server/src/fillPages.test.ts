import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { handOn } from '@cancha/site/staticHtml/finishedTexts';
import { markOf } from '@cancha/site/staticHtml/markOf';
import { fillPages } from './fillPages';
import type { RequestHandler } from './handlePage';

/** A server in which Next answers like this; what a browser gets from it. */
async function serve(next: RequestHandler): Promise<(init?: RequestInit) => Promise<Response>> {
  const page = fillPages(next, 'secret');
  const server = createServer((request, response) => {
    page(request, response).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/nota.html`;
  return (init) => fetch(address, init);
}

const html = 'text/html; charset=utf-8';
const whole =
  (body: string, type = html): RequestHandler =>
  async (request, response) => {
    response.setHeader('Content-Type', type);
    response.setHeader('Content-Length', Buffer.byteLength(body));
    response.end(request.method === 'HEAD' ? null : body);
  };

it('puts each text where its mark is, once in the document and not in its payload', async () => {
  const ask = await serve(async (...args) => {
    handOn('doc-1', '<p>Núñez $& 2:1</p>');
    handOn('doc-2', '');
    const payload = JSON.stringify(markOf('doc-1')).replaceAll('<', '\\u003c');
    return whole(`<main>${markOf('doc-1')}</main><i>${markOf('doc-2')}</i><script>${payload}</script>`)(
      ...args,
    );
  });
  const answer = await ask();
  const body = await answer.text();

  expect(body).toBe('<main><p>Núñez $& 2:1</p></main><i></i><script>"\\u003c!--finished:doc-1-->"</script>');
  expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(body)));
});

it('fills what is streamed, a mark that comes in two pieces included', async () => {
  const ask = await serve(async (_request, response) => {
    handOn('streamed', '<p>Gol</p>');
    const mark = markOf('streamed');
    response.setHeader('Content-Type', html);
    response.flushHeaders();
    response.write(`<main>${mark.slice(0, 7)}`);
    response.write(Buffer.from(`${mark.slice(7)}</main>`));
    response.end();
  });

  expect(await (await ask()).text()).toBe('<main><p>Gol</p></main>');
});

it('gives a soft navigation the texts as JSON', async () => {
  handOn('soft', '$<a href="/x">\n</a>');
  const ask = await serve(whole(`5:["$","main",null,{"html":"${markOf('soft')}"}]\n`, 'text/x-component'));

  expect(await (await ask()).text()).toBe(
    `5:["$","main",null,{"html":${JSON.stringify('$$<a href="/x">\n</a>')}}]\n`,
  );
});

it('has a page made anew whose text is not known any more', async () => {
  const asked: unknown[] = [];
  const ask = await serve(async (request, response) => {
    const anew = request.headers.cookie?.includes('__prerender_bypass=secret');
    asked.push([request.headers.cookie, request.headers['rsc']]);
    // As Next does.
    delete request.headers['rsc'];
    if (anew) handOn('gone', '<p>again</p>');
    response.setHeader('ETag', anew ? '"new"' : '"old"');
    if (!anew) response.setHeader('X-Old', '1');
    // Next lets go of a request when its answer is out.
    const done = new Promise((resolve) => response.once('finish', resolve));
    await whole(`<main>${markOf('gone')}</main>`)(request, response);
    await done;
  });
  const answer = await ask({ headers: { cookie: 'a=1; __prerender_bypass=guessed', rsc: '1' } });

  expect(await answer.text()).toBe('<main><p>again</p></main>');
  expect([answer.headers.get('etag'), answer.headers.get('x-old')]).toEqual(['"new"', null]);
  expect(asked).toEqual([
    ['a=1; __prerender_bypass=guessed', '1'],
    ['a=1; __prerender_bypass=secret', '1'],
  ]);
});

it('breaks off rather than send a page with a hole', async () => {
  const ask = await serve(whole(`<main>${markOf('never-there')}</main>`));

  await expect(ask()).rejects.toThrow('fetch failed');
});

it('leaves other files, redirects and answers without a body as they are', async () => {
  const mark = markOf('left-alone');
  const file = await serve(whole(mark, 'text/plain'));
  expect(await (await file()).text()).toBe(mark);

  const moved = await serve(async (_request, response) => {
    response.writeHead(308, { Location: '/otra' }).end();
  });
  const { status, headers } = await moved({ redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([308, '/otra']);

  const head = await (await serve(whole('<p>x</p>')))({ method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, null]);
});
