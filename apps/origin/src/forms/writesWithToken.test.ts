import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestOrigin, type TestOrigin } from '../testing/openTestOrigin.ts';
import { readerWrites, storedWrites, type ReaderWrite } from '../testing/readerWrites.ts';

const cmsToken = 'a-token-of-the-cms';
let origin: TestOrigin;
beforeAll(async () => {
  origin = await openTestOrigin({ cmsToken, now: () => new Date('2026-08-01T00:00:00Z') });
});
afterAll(() => origin.close());

// A vote, a subscription and a message.
const writes = readerWrites(3);
const lookups = writes
  .filter(({ path }) => path.endsWith('/subscriptions'))
  .map((write) => ({ ...write, path: '/v1/sites/FCA/newsletter/lookup' }));
const calls = [...writes, ...lookups];

async function send({ path, headers, body }: ReaderWrite, token?: string): Promise<number> {
  const url = token === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}token=${token}`;
  const answer = await origin.app.inject({ method: 'POST', url, headers, ...(body && { payload: body }) });
  return answer.statusCode;
}

describe('where the backend has a token', () => {
  it.each(calls.map((call) => [call.path.split('?', 1)[0] ?? '', call] as const))(
    'nothing is written or looked up without it at %s',
    async (_, call) => {
      const before = await storedWrites(origin.db);

      expect([await send(call), await send(call, 'another-token'), await send(call, '')]).toEqual([
        401, 401, 401,
      ]);
      expect(await storedWrites(origin.db)).toEqual(before);
    },
  );

  it('all is stored with it', async () => {
    const statuses: number[] = [];
    for (const call of calls) statuses.push(await send(call, cmsToken));

    expect(statuses).toEqual(calls.map(() => 200));
    expect(await storedWrites(origin.db)).toEqual(expect.arrayContaining(writes.map(({ id }) => id)));
  });
});
