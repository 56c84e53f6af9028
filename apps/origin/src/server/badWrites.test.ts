import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestOrigin } from '../testing/openTestOrigin.ts';
import { storedWrites } from '../testing/readerWrites.ts';

const origin = await openTestOrigin();
let address: string;
beforeAll(async () => {
  address = await origin.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => origin.close());

const vote =
  '/v1/sites/FCA/polls/vote?' +
  new URLSearchParams({
    question: '¿Quién fue la figura del Mundial 2026?',
    answer: 'lionel-messi',
  }).toString();
const form = '/api/forms/submit/contacto-fca';
const subscription = '/v1/sites/FCA/newsletter/subscriptions';
const lookup = '/v1/sites/FCA/newsletter/lookup';
const calls = [vote, form, subscription, lookup];
const json = 'application/json';
const tenMegabytes = JSON.stringify({ form: { name: 'x'.repeat(10 * 1024 * 1024) } });

type Body = string | Uint8Array<ArrayBuffer>;
type Answer = { code: string; message: string } | false;

async function post(path: string, body: Body, contentType: string) {
  const answer = await fetch(address + path, {
    method: 'POST',
    body,
    headers: { 'content-type': contentType },
  });
  const type = answer.headers.get('content-type');
  return { status: answer.status, type, body: (await answer.json()) as Answer };
}

describe.each(calls)('%s', (path) => {
  it.each<[string, number, Body, string]>([
    ['half of a JSON document', 400, '{"form":', json],
    ['no JSON', 400, 'name=Ana', json],
    ['a text', 400, '"text"', json],
    ['a number', 400, '7', json],
    ['a list', 400, '[]', json],
    ['a prototype', 400, '{"__proto__":{"admin":true},"form":{"a":"b"}}', json],
    ['no UTF-8', 400, new Uint8Array([0xff, 0xfe, 0x00]), json],
    ['a form of the browser', 415, 'name=Ana', 'application/x-www-form-urlencoded'],
    ['XML', 415, '<a/>', 'application/xml'],
    ['ten megabytes', 413, tenMegabytes, json],
  ])('refuses %s with %i and a reason, and keeps nothing', async (_, status, body, type) => {
    const answer = await post(path, body, type);

    expect(answer).toMatchObject({
      status,
      type: 'application/json; charset=utf-8',
      body: { statusCode: status, message: expect.stringMatching(/./) },
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|\.ts:|\bat /);
    expect(await storedWrites(origin.db)).toEqual([]);
  });
});

it.each([
  [subscription, {}],
  [subscription, { form: 'newsletter-fca' }],
  [subscription, { form: 'newsletter-fca', email: 7 }],
  [subscription, { form: 'newsletter-fca', email: `${'x'.repeat(250)}@correo.example` }],
  [subscription, { form: 'newsletter-fca', email: 'a\0@correo.example' }],
  [subscription, { form: ['newsletter-fca'], email: 'ana@correo.example' }],
  [lookup, { form: 'newsletter-\0', email: 'ana@correo.example' }],
  [form, { form: { name: 'a\0' } }],
])('%s refuses %j with 400 and says what is wrong', async (path, body) => {
  expect(await post(path, JSON.stringify(body), json)).toMatchObject({
    status: 400,
    body: { code: 'bad-request', message: expect.stringMatching(/^body: ./) },
  });
  expect(await storedWrites(origin.db)).toEqual([]);
});

it.each(['nada', '%00', 'x'.repeat(1500), "'; drop table forms; --"])(
  'a form called %s is none, and never a crash',
  async (name) => {
    const path = `/api/forms/submit/${name === '%00' ? name : encodeURIComponent(name)}`;
    const { status, body } = await post(path, '{"form":{"a":"b"}}', json);

    if (name === '%00')
      expect({ status, body }).toMatchObject({ status: 400, body: { code: 'bad-request' } });
    else expect({ status, body }).toEqual({ status: 200, body: false });
    expect(await storedWrites(origin.db)).toEqual([]);
  },
);

it('outlives a sender who hangs up in the middle of the body', async () => {
  const { port } = new URL(address);
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => {});
  socket.write(
    `POST ${form} HTTP/1.1\r\nhost: x\r\ncontent-type: ${json}\r\ncontent-length: 100\r\n\r\n{"form":`,
  );
  await new Promise((resolve) => setTimeout(resolve, 50));
  socket.destroy();

  expect((await fetch(`${address}/v1/sites/FCA/polls/home`)).status).toBe(200);
  expect(await storedWrites(origin.db)).toEqual([]);
});
