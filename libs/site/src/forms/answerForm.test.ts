import type { FormOutcome } from '@cancha/integrations/ports/ReaderForms';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PostAnswer } from '../routes/Route';
import { respond } from '../testing/respond';
import { testContext } from '../testing/testContext';
import { answerForm } from './answerForm';
import { sendFormsTo } from './readerForms';
import { findReturnedForm } from './returnedForms';

const submit = vi.fn(async (): Promise<FormOutcome> => Promise.resolve('stored'));

beforeEach(() => {
  for (const name of ['contact-limits', 'form-sendings', 'returned-forms'])
    Reflect.deleteProperty(globalThis, Symbol.for(`cancha.${name}`));
  submit.mockClear().mockImplementation(async () => Promise.resolve('stored'));
  sendFormsTo({ submit, find: async () => Promise.resolve('failed') });
});

const row = { id: 'contacto-fca', fields: ['name', 'email', 'phone'], required: ['name', 'email'] } as const;
const typed = { name: 'Ana', email: 'ana@correo.example', phone: '' };
const json = { accept: 'application/json' };

const post = async (
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  context = testContext(),
) =>
  answerForm(
    new Request('http://127.0.0.1/info/contacto', {
      ...{ method: 'POST', body: new URLSearchParams(fields) },
      headers: { host: '127.0.0.1', ...headers },
    }),
    context,
    row,
    'info-returned/contact',
  );

const statusOf = (answer: PostAnswer) => respond(answer).status;

/** Both ways to be told: status, headers and what is said. */
async function answersTo(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const data = await post(fields, { ...json, ...headers });
  const page = await post(fields, headers);
  if (!(data instanceof Response)) throw new Error('no data');
  const returned = 'path' in page ? findReturnedForm(page.path.replace('info-returned/contact/', '')) : null;
  return { data, page, returned, said: ((await data.json()) as { problem: unknown }).problem };
}

describe('a form', () => {
  it('that is stored leads to the thank-you page, and says so to a script', async () => {
    const { data, page } = await answersTo(typed);

    expect(data.status).toBe(200);
    expect(page).toEqual({
      seeOther: '/info/gracias',
      headers: { 'Cache-Control': 'no-store', Vary: 'Accept' },
    });
    expect(submit).toHaveBeenCalledExactlyOnceWith(
      'contacto-fca',
      { name: 'Ana', email: 'ana@correo.example' },
      expect.stringMatching(/^[\da-f]{64}$/),
    );
  });

  it.each([
    ['es', 'Revisa estos campos', 'Completa este campo', 'Ingresa un email válido'],
    ['en', 'Check these fields', 'Please fill in this field', 'Please enter a valid email address'],
    ['pt', 'Confira estes campos', 'Preencha este campo', 'Digite um e-mail válido'],
  ] as const)('that is wrong comes back with what was typed: %s', async (catalogue, message, name, email) => {
    const context = testContext({ site: { catalogue } });
    const answer = await post({ name: '', email: 'ana@', phone: '7' }, {}, context);

    expect(answer).toMatchObject({ status: 422, headers: { 'Cache-Control': 'no-store' } });
    const path = 'path' in answer ? answer.path : '';
    expect(findReturnedForm(path.replace('info-returned/contact/', ''))).toEqual({
      problem: { message, errors: { name, email } },
      typed: { name: '', email: 'ana@', phone: '7' },
      key: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect(submit).not.toHaveBeenCalled();
  });

  it.each([
    ['refused', 502],
    ['unreachable', 503],
  ] as const)('that is %s is a failure with %i, and keeps what was typed', async (outcome, status) => {
    submit.mockImplementation(async () => Promise.resolve(outcome));
    const { data, page, returned, said } = await answersTo(typed);

    expect([data.status, statusOf(page)]).toEqual([status, status]);
    expect(said).toEqual({ message: 'Ha ocurrido un error, por favor intenta más tarde', errors: {} });
    expect(returned).toMatchObject({ problem: said, typed });
  });

  it.each<[Record<string, string>]>([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ])('of another site is refused: %j', async (headers) => {
    const { data, page } = await answersTo(typed, headers);

    expect([data.status, statusOf(page)]).toEqual([403, 403]);
    expect(submit).not.toHaveBeenCalled();
  });

  it.each<[Record<string, string>]>([
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1' }],
    [{ 'sec-fetch-site': 'same-origin', origin: 'null' }],
    [{ origin: 'http://127.0.0.1' }],
  ])('of the site itself is taken: %j', async (headers) => {
    expect(statusOf(await post(typed, headers))).toBe(303);
  });

  it('of a megabyte is 413, with a sentence', async () => {
    const { data, page, said } = await answersTo({ ...typed, name: 'x'.repeat(1024 * 1024) });

    expect([data.status, statusOf(page)]).toEqual([413, 413]);
    expect(said).toMatchObject({ message: expect.stringContaining('pesa demasiado') });
    expect(submit).not.toHaveBeenCalled();
  });

  it('too often is 429 with the time to wait and a sentence; it keeps what was typed, and nobody else waits', async () => {
    const from = { 'x-client-address': '203.0.113.7' };
    for (let at = 0; at < 10; at += 1) await post({ ...typed, name: String(at) }, from);
    const { data, page, returned, said } = await answersTo(typed, from);

    expect([data.status, statusOf(page)]).toEqual([429, 429]);
    expect(Number(data.headers.get('retry-after'))).toBeGreaterThan(500);
    expect(page).toMatchObject({ headers: { 'Retry-After': data.headers.get('retry-after') } });
    expect(said).toMatchObject({ message: expect.stringContaining('demasiados envíos') });
    expect(returned?.typed).toEqual(typed);
    expect(statusOf(await post(typed, { 'x-client-address': '203.0.113.8' }))).toBe(303);
    expect(submit).toHaveBeenCalledTimes(11);
  });

  it('that a script filled in is not sent, and it is not told so', async () => {
    const { data } = await answersTo({ ...typed, topic: 'pills' });

    expect(data.status).toBe(422);
    expect(submit).not.toHaveBeenCalled();
  });
});

describe('a form that is sent twice', () => {
  it('at the same moment is stored once, and both hear of it', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => post({ ...typed, key: 'k1' })));

    expect(answers.map(statusOf)).toEqual([303, 303, 303]);
    expect(submit).toHaveBeenCalledOnce();
  });

  it('is sent again under the same key where the first was not stored', async () => {
    submit.mockImplementationOnce(async () => Promise.resolve('unreachable'));
    await post({ ...typed, key: 'k1' });
    await post({ ...typed, key: 'k1' });

    const keys = (submit.mock.calls as unknown as [string, object, string][]).map(([, , key]) => key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('with another text, or anew by a reader who means it, is two', async () => {
    await post({ ...typed, key: 'k1' });
    await post({ ...typed, name: 'Eva', key: 'k1' });
    await post({ ...typed, key: 'k2' });

    expect(submit).toHaveBeenCalledTimes(3);
  });

  describe('without JavaScript', () => {
    const home = { 'x-client-address': '203.0.113.7' };
    const elsewhere = { 'x-client-address': '203.0.113.8' };
    const keys = () => (submit.mock.calls as unknown as [string, object, string][]).map(([, , key]) => key);
    afterEach(() => vi.useRealTimers());

    it('is stored once, also from elsewhere and by a process that has just started', async () => {
      await post(typed, home);
      expect(statusOf(await post(typed, elsewhere))).toBe(303);
      expect(submit).toHaveBeenCalledOnce();

      Reflect.deleteProperty(globalThis, Symbol.for('cancha.form-sendings'));
      await post(typed, elsewhere);
      expect(new Set(keys()).size).toBe(1);
    });

    it('with the same words by another reader is two', async () => {
      await post(typed, home);
      await post({ ...typed, email: 'eva@correo.example' }, home);

      expect(new Set(keys()).size).toBe(2);
    });

    it('on another day is two', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T12:00:00Z') });
      await post(typed, home);
      vi.setSystemTime(new Date('2026-11-25T12:00:00Z'));
      await post(typed, home);

      expect(new Set(keys()).size).toBe(2);
    });

    it('is the same sending from the page that came back, on another day too', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T12:00:00Z') });
      submit.mockImplementationOnce(async () => Promise.resolve('unreachable'));
      const answer = await post(typed, home);
      const id = 'path' in answer ? answer.path.replace('info-returned/contact/', '') : '';
      const key = findReturnedForm(id)?.key ?? '';
      vi.setSystemTime(new Date('2026-11-25T12:00:00Z'));
      await post({ ...typed, key }, elsewhere);

      expect(keys()).toHaveLength(2);
      expect(new Set(keys()).size).toBe(1);
    });

    it.each(['', 'x'.repeat(81), 'a b', '"><b>'])('has none of its own that is %j', async (key) => {
      await post({ ...typed, key }, home);
      await post(typed, home);

      expect(submit).toHaveBeenCalledOnce();
    });
  });
});
