import { afterAll, expect, it } from 'vitest';
import { subscriptions } from '../database/readerTables.ts';
import { openTestOrigin } from '../testing/openTestOrigin.ts';

const origin = await openTestOrigin();
afterAll(() => origin.close());

async function post(call: 'lookup' | 'subscriptions', payload: object, site = 'FCA') {
  const url = `/v1/sites/${site}/newsletter/${call}`;
  const answer = await origin.app.inject({ method: 'POST', url, payload });
  return { status: answer.statusCode, body: answer.json() };
}

it('signs an address up that the lookup did not know', async () => {
  const ana = { form: 'newsletter-fca', email: 'ana@correo.example' };

  const before = await post('lookup', ana);
  const signedUp = await post('subscriptions', ana);
  const after = await post('lookup', ana);

  expect(before).toMatchObject({ status: 404, body: { code: 'unknown-subscriber' } });
  expect(signedUp).toEqual({ status: 200, body: { ...ana, created: true } });
  expect(after).toEqual({ status: 200, body: { ...ana, created: false } });
});

it('stores an address once, however often and in whatever case it comes', async () => {
  const sendings = ['eva@correo.example', 'EVA@correo.example', ' eva@correo.example '].map((email) =>
    post('subscriptions', { form: 'newsletter-fca', email }),
  );

  const answers = await Promise.all(sendings);

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers.filter(({ body }) => body.created)).toHaveLength(1);
  const rows = await origin.db.select().from(subscriptions);
  expect(rows.filter(({ email }) => email.toLowerCase() === 'eva@correo.example')).toHaveLength(1);
});

it.each([
  ['contacto-fca', 'FCA'],
  ['no-such-form', 'FCA'],
  ['newsletter-fca', 'BOLAVIPBR'],
])('does not know %s as a newsletter of %s', async (form, site) => {
  for (const call of ['lookup', 'subscriptions'] as const) {
    expect(await post(call, { form, email: 'sol@correo.example' }, site)).toMatchObject({
      ...{ status: 404, body: { code: 'unknown-form' } },
    });
  }
});
