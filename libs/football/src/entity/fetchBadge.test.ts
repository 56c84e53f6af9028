import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { testContext } from '@cancha/site/testing/testContext';
import { fetchBadge } from './fetchBadge';

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.closeAllConnections());
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const contextOf = (host: string) => testContext({ environment: { STATICS_URL: host } });

it('a shield comes from the host of our pictures', async () => {
  const host = await serve((_, answer) => answer.setHeader('Content-Type', 'image/svg+xml').end('<svg/>'));
  const badge = await fetchBadge(`${host}/statics/a.svg`, contextOf(host));
  expect(new TextDecoder().decode(badge ?? undefined)).toBe('<svg/>');
});

it('no other host is asked, however its address is written', async () => {
  let asked = 0;
  const elsewhere = await serve((_, answer) => {
    asked += 1;
    answer.setHeader('Content-Type', 'image/svg+xml').end('<svg/>');
  });
  const ours = await serve((_, answer) => answer.writeHead(302, { Location: elsewhere }).end());
  const addresses = [`${elsewhere}/a.svg`, `${ours}/moved.svg`, '/a.svg', 'file:///etc/passwd', '', null];
  for (const address of addresses) expect(await fetchBadge(address, contextOf(ours))).toBeNull();
  expect(asked).toBe(0);
});

it('what is no picture, too large or not there is none', async () => {
  const host = await serve(({ url }, answer) => {
    if (url === '/text') answer.setHeader('Content-Type', 'text/html').end('<svg/>');
    else if (url === '/large') answer.setHeader('Content-Type', 'image/png').end(Buffer.alloc(600_000));
    else answer.writeHead(404, { 'Content-Type': 'image/png' }).end();
  });
  for (const path of ['/text', '/large', '/missing'])
    expect(await fetchBadge(host + path, contextOf(host))).toBeNull();
});

it('nobody waits long for one', async () => {
  const host = await serve(() => {});
  const before = performance.now();
  expect(await fetchBadge(`${host}/slow`, contextOf(host))).toBeNull();
  expect(performance.now() - before).toBeLessThan(3_000);
});
