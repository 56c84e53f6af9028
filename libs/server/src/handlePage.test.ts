import { Agent } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ask } from '@cancha/site/testing/ask';
import { document, html, startWith, streamed, whole } from '@cancha/site/testing/fakeNext';
import { lastResort } from './lastResort';
import { problemHeader, problemPathHeader } from './problemHeader';

describe('a page that is there', () => {
  it('goes out as it was rendered', async () => {
    const { url, seen } = await startWith(whole(200, document('Nota')));
    const { status, headers, body } = await ask(url, '/nota.html?a=b');

    expect([status, headers.etag, body.toString()]).toEqual([200, '"asked"', document('Nota')]);
    expect(seen).toMatchObject([{ url: '/nota.html?a=b', problem: undefined, etag: undefined }]);
  });

  it('is streamed as it comes', async () => {
    const long = 'x'.repeat(500_000);
    const { url } = await startWith(streamed(200, ['<p>uno', long, '</p>']));

    expect((await ask(url, '/')).body.toString()).toBe(`<p>uno${long}</p>`);
  });

  it('is not sent again to who has it', async () => {
    const { url } = await startWith((request, response) => {
      expect(request.headers['if-none-match']).toBe('"asked"');
      response.writeHead(304).end();
    });

    expect((await ask(url, '/', { headers: { 'If-None-Match': '"asked"' } })).status).toBe(304);
  });

  it('cannot be turned into a problem from outside', async () => {
    const { url, seen } = await startWith(whole(200, document('Nota')));
    const headers = { [problemHeader]: 'serverError', [problemPathHeader]: '/en' };
    const { status } = await ask(url, '/', { headers });

    expect(status).toBe(200);
    expect(seen).toMatchObject([{ problem: undefined, problemPath: undefined }]);
  });
});

describe('a page that is missing or broken', () => {
  it.each([
    [404, 'notFound', 404],
    [403, 'refusedPreview', 403],
    [500, 'serverError', 500],
    [503, 'serverError', 503],
  ])('with %i comes as the whole document %s', async (sent, problem, status) => {
    const { url, seen } = await startWith(whole(sent, '<html id="__next_error__"></html>'));
    const answer = await ask(url, '/nada');

    expect(answer.status).toBe(status);
    expect(answer.body.toString()).toBe(document(`Problema ${problem}`));
    expect(seen.map(({ url: path, problem: asked }) => [path, asked])).toEqual([
      ['/nada', undefined],
      ['/', problem],
    ]);
  });

  it.each(['/en/nada?a=b', '/en/%ff'])('is explained to whoever asked for %s as such', async (path) => {
    const { url, seen } = await startWith(whole(404, 'x'));
    await ask(url, path);

    expect(seen.at(-1)).toMatchObject({ url: '/', problemPath: path.replace('?a=b', '') });
  });

  it('keeps nothing of the empty document but what it varies with', async () => {
    const { url } = await startWith((request, response) => {
      response.setHeader('Vary', 'rsc');
      return whole(404, 'x')(request, response);
    });
    const { headers } = await ask(url, '/nada');

    expect(headers['x-asked']).toBeUndefined();
    expect(headers.etag).toBe('"problem"');
    expect(headers.vary).toContain('rsc');
  });

  it('says when to come back only when it is our fault', async () => {
    const missing = await startWith(whole(404, 'x'));
    const broken = await startWith(whole(500, 'x'));

    expect((await ask(missing.url, '/')).headers['retry-after']).toBeUndefined();
    expect((await ask(broken.url, '/')).headers['retry-after']).toBe('30');
  });

  it('is the same when Next streams it part by part and waits for the end', async () => {
    const { url, seen } = await startWith(streamed(404, ['<html>', 'x'.repeat(200_000), '</html>']));
    const { status, body } = await ask(url, '/nada');

    expect([status, body.toString()]).toEqual([404, document('Problema notFound')]);
    expect(seen).toHaveLength(2);
  });

  it('is the same when the rendering sends its head first and waits until each part is taken', async () => {
    const { url } = await startWith(async (_, response) => {
      response.writeHead(404, { 'Content-Type': html });
      response.flushHeaders();
      await new Promise((taken) => response.write('<html>', taken));
      await new Promise<void>((taken) => response.end(taken));
    });
    const { status, body } = await ask(url, '/nada');

    expect([status, body.toString()]).toEqual([404, document('Problema notFound')]);
  });

  it('is the same when Next fails before it knows what it would have sent', async () => {
    const { url } = await startWith((_, response) => {
      response.statusCode = 500;
      response.end('Internal Server Error');
    });

    expect((await ask(url, '/')).body.toString()).toBe(document('Problema serverError'));
  });

  it('is sent even to who has a copy of the page that was asked for', async () => {
    const { url, seen } = await startWith(whole(404, 'x'));
    const { status, body } = await ask(url, '/nada', { headers: { 'If-None-Match': '"problem"' } });

    expect(status).toBe(404);
    expect(body.toString()).toBe(document('Problema notFound'));
    expect(seen[1]?.etag).toBeUndefined();
  });

  it('has a status and no body for who asks for the head', async () => {
    const { url } = await startWith(whole(404, 'x'));
    const { status, headers, body } = await ask(url, '/nada', { method: 'HEAD' });

    expect([status, body.length]).toEqual([404, 0]);
    expect(headers['content-type']).toBe(html);
  });

  it.each(['/%E0%A4%A', '/%', '/a%00b', '/%ff'])(
    'is found without asking Next at %s, which it cannot read',
    async (path) => {
      const { url, seen } = await startWith(whole(200, document('Nota')));

      expect((await ask(url, path)).status).toBe(404);
      expect(seen).toMatchObject([{ url: '/', problem: 'notFound', etag: undefined }]);
    },
  );

  it('leaves the connection fit for the next page', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    const { url } = await startWith((request, response) =>
      request.url === '/nota'
        ? whole(200, document('Nota'))(request, response)
        : streamed(404, ['a', 'b'])(request, response),
    );

    expect((await ask(url, '/nada', { agent })).status).toBe(404);
    const after = await ask(url, '/nota', { agent });
    expect([after.status, after.reused, after.body.toString()]).toEqual([200, true, document('Nota')]);
  });

  // A shared cache in front would go on serving the failure.
  it('is not kept by anybody when it is our fault', async () => {
    const { url } = await startWith(whole(500, 'x'));

    expect((await ask(url, '/')).headers['cache-control']).toBe('no-store');
  });

  // Next leaves out the title of a page whose answer is a 404 before it is rendered.
  it.each([404, 500, 503])('with %i is explained by a page that thinks all is well', async (status) => {
    const { url, seen } = await startWith(whole(status, 'x'));

    expect((await ask(url, '/nada')).status).toBe(status);
    expect(seen[1]?.status).toBe(200);
  });
});

describe('a problem that cannot be explained', () => {
  const failing = [
    ['whole', whole(500, '<html id="__next_error__"></html>')],
    ['streamed', streamed(500, ['<html>', 'x'.repeat(200_000), '</html>'])],
  ] as const;

  it.each(
    [404, 500, 503].flatMap((status) => failing.map(([way, second]) => [status, way, second] as const)),
  )('with %i keeps its status when the explanation fails too, %s', async (status, _, second) => {
    const { url, seen } = await startWith(whole(status, '<html></html>'), second);
    const answer = await ask(url, '/nada');

    expect([answer.status, answer.body.toString()]).toEqual([status, lastResort]);
    expect(answer.headers['content-type']).toBe(html);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers.etag).toBeUndefined();
    expect(seen).toHaveLength(2);
  });

  it('leaves the connection fit for the next page', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    const { url } = await startWith(whole(404, 'x'), whole(500, 'y'));

    await ask(url, '/nada', { agent });
    const after = await ask(url, '/nada', { agent });
    expect([after.reused, after.body.toString()]).toEqual([true, lastResort]);
  });
});

describe('an answer that is no page', () => {
  it('keeps its own 404', async () => {
    const { url, seen } = await startWith(whole(404, '{"code":"unknown"}', 'application/json'));
    const { status, body } = await ask(url, '/api/x');

    expect([status, body.toString(), seen.length]).toEqual([404, '{"code":"unknown"}', 1]);
  });

  it('reaches the soft navigation that asked for it, which then loads the page whole', async () => {
    const { url, seen } = await startWith(whole(404, '0:{}', 'text/x-component'));
    const soft = await ask(url, '/nada', { headers: { RSC: '1' } });
    const bare = await startWith(whole(404, '<html></html>'));

    expect([soft.status, soft.body.toString(), seen.length]).toEqual([404, '0:{}', 1]);
    expect((await ask(bare.url, '/nada', { headers: { RSC: '1' } })).body.toString()).toBe('<html></html>');
  });
});
