import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { formSubmissions, subscriptions } from '../database/readerTables.ts';
import { openTestOrigin } from '../testing/openTestOrigin.ts';

const cmsToken = 'token-of-this-test';
const origin = await openTestOrigin({ cmsToken });
afterAll(() => origin.close());

async function submit(form: string, payload: object | undefined, { key, token = cmsToken }: Sent = {}) {
  const answer = await origin.app.inject({
    method: 'POST',
    url: `/api/forms/submit/${form}?token=${token}`,
    ...(payload && { payload }),
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
  return { status: answer.statusCode, body: answer.json() };
}
type Sent = { key?: string; token?: string };

async function lookUp(form: string, email: string, token = cmsToken) {
  const query = new URLSearchParams({ token, 'filter[email]': email }).toString();
  const answer = await origin.app.inject(`/api/forms/filter/${form}?${query}`);
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}

const messagesOf = (form: string) =>
  origin.db.select().from(formSubmissions).where(eq(formSubmissions.form, form));
const countAll = async () => [
  (await origin.db.select().from(formSubmissions)).length,
  (await origin.db.select().from(subscriptions)).length,
];

describe('a form', () => {
  it('is kept as it was sent, and answered with its fields', async () => {
    const form = {
      name: 'Ana',
      dni: '1-0234-0567',
      consultation: '¿Cómo anuncio?\nGracias',
      topics: ['a', 'b'],
    };

    expect(await submit('publicidad-fca', { form })).toEqual({ status: 200, body: form });
    expect(await messagesOf('publicidad-fca')).toMatchObject([{ site: 'FCA', data: form, key: null }]);
  });

  it('is kept each time without a key', async () => {
    const before = (await messagesOf('contacto-fca')).length;
    const form = { name: 'Ana', email: 'ana@correo.example' };

    await submit('contacto-fca', { form });
    await submit('contacto-fca', { form });

    expect(await messagesOf('contacto-fca')).toHaveLength(before + 2);
  });

  it('is kept once under one key, also when it comes twice at the same moment', async () => {
    const before = (await messagesOf('contacto-fca')).length;
    const form = { name: 'Ana', age: 34, daily: true, city: null };

    const answers = await Promise.all(
      Array.from({ length: 6 }, () => submit('contacto-fca', { form }, { key: 'one-1' })),
    );

    expect(answers).toEqual(Array.from({ length: 6 }, () => ({ status: 200, body: form })));
    expect(await messagesOf('contacto-fca')).toHaveLength(before + 1);
  });

  it('is 409 when its key was used for something else', async () => {
    await submit('contacto-fca', { form: { name: 'Ana' } }, { key: 'one-2' });

    expect(await submit('contacto-fca', { form: { name: 'Eva' } }, { key: 'one-2' })).toMatchObject({
      ...{ status: 409, body: { statusCode: 409, code: 'key-reused' } },
    });
  });

  it.each<[string, object | undefined]>([
    ['no-such-form', { form: { name: 'Ana' } }],
    ['contacto-fca', { form: {} }],
    ['contacto-fca', { form: null }],
    ['contacto-fca', {}],
    ['contacto-fca', undefined],
    ['newsletter-fca', { form: {} }],
  ])('%s with %j is answered with false and 200, and nothing is kept', async (form, payload) => {
    const before = await countAll();

    expect(await submit(form, payload)).toEqual({ status: 200, body: false });
    expect(await countAll()).toEqual(before);
  });

  it.each([
    { form: ['a'] },
    { form: 'a' },
    { form: { name: { first: 'Ana' } } },
    { form: { name: 'A\0na' } },
    { form: { name: '\ud800' } },
    { form: { 'na\0me': 'Ana' } },
    { form: { name: 'x'.repeat(20_001) } },
    { form: Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`f${at}`, 'x'])) },
    [],
    { form: { list: [['a']] } },
  ])('is 400 when it is %j', async (payload) => {
    const before = await countAll();

    expect(await submit('contacto-fca', payload)).toMatchObject({
      status: 400,
      body: { code: 'bad-request', message: expect.stringMatching(/^body/) },
    });
    expect(await countAll()).toEqual(before);
  });

  it.each(['', 'wrong', `${cmsToken}x`])('is 401 with the token "%s"', async (token) => {
    const before = await countAll();

    expect(await submit('contacto-fca', { form: { name: 'Ana' } }, { token })).toMatchObject({
      ...{ status: 401, body: { statusCode: 401, code: 'unauthorized' } },
    });
    expect(await countAll()).toEqual(before);
  });
});

describe('the newsletter of the CMS', () => {
  it('is 404 for a new address and 200 for one that was sent, in whatever case', async () => {
    expect(await lookUp('newsletter-fca', 'eva@correo.example')).toMatchObject({
      ...{ status: 404, body: { code: 'unknown-subscriber' } },
    });
    await submit('newsletter-fca', { form: { email: 'Eva@correo.example' } });

    const { status, headers, body } = await lookUp('newsletter-fca', 'eva@Correo.example');
    expect({ status, body }).toEqual({ status: 200, body: [{ email: 'eva@Correo.example' }] });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('keeps an address once, and of the form nothing else', async () => {
    const [, before = NaN] = await countAll();
    const form = { email: 'luz@correo.example', name: 'Luz' };

    const answers = await Promise.all([
      submit('newsletter-fca', { form }),
      submit('newsletter-fca', { form }),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await countAll())[1]).toBe(before + 1);
    expect(await messagesOf('newsletter-fca')).toEqual([]);
  });

  it.each([
    '',
    'ana',
    'ana@',
    '@correo.example',
    'ana@correo',
    'a na@correo.example',
    7,
    ['ana@correo.example'],
  ])('is 400 for %j', async (email) => {
    expect(await submit('newsletter-fca', { form: { email } })).toMatchObject({
      ...{ status: 400, body: { code: 'bad-request' } },
    });
  });

  it('never shows what was sent with a form of another kind', async () => {
    await submit('contacto-fca', { form: { email: 'sol@correo.example' } });

    expect(await lookUp('contacto-fca', 'sol@correo.example')).toMatchObject({
      ...{ status: 404, body: { code: 'unknown-form' } },
    });
  });

  it('is 401 without the token, and friendly_tags too', async () => {
    const noToken = await origin.app.inject('/api/collections/get/friendly_tags?filter[site]=FCA');
    const withToken = await origin.app.inject(
      `/api/collections/get/friendly_tags/?filter[site]=FCA&token=${cmsToken}`,
    );
    const afterwards = await origin.app.inject(
      '/api/collections/get/friendly_tags/?filter[site]=FCA&token=wrong',
    );

    expect((await lookUp('newsletter-fca', 'eva@correo.example', 'wrong')).status).toBe(401);
    expect([noToken.statusCode, withToken.statusCode, afterwards.statusCode]).toEqual([401, 200, 401]);
    expect(noToken.json()).toMatchObject({ code: 'unauthorized' });
  });
});
