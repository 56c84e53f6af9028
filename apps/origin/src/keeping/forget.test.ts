import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/openDatabase.ts';
import { formSubmissions, pollOptions, polls, pollVotes } from '../database/readerTables.ts';
import { openSeededDatabase } from '../testing/openSeededDatabase.ts';
import { expire } from './expire.ts';
import { forget } from './forget.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openSeededDatabase();
});
afterAll(() => database.close());

const now = new Date('2026-11-01T00:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

async function keepMessage(data: Record<string, unknown>, receivedAt = now): Promise<number | undefined> {
  const row = { site: 'FCA', form: 'contacto-fca', data, key: null, receivedAt };
  const [stored] = await database.db
    .insert(formSubmissions)
    .values(row)
    .returning({ id: formSubmissions.id });
  return stored?.id;
}

async function messageIds(): Promise<number[]> {
  const rows = await database.db.select({ id: formSubmissions.id }).from(formSubmissions);
  return rows.map(({ id }) => id);
}

describe('forgetting an address', () => {
  it.each([
    [{ email: 'ana.ruiz@correo.example' }],
    [{ email: 'Ana.Ruiz@Correo.Example' }],
    [{ name: 'Ana', text: 'Write to ana.ruiz@correo.example. Thanks' }],
    [{ deep: [{ er: ['<ana.ruiz@correo.example>'] }] }],
    [{ text: 'My address:\nana.ruiz@correo.example\nThanks' }],
  ])('deletes the message %j', async (data) => {
    const id = await keepMessage(data);

    expect(await forget(database.db, 'ana.ruiz@correo.example')).toEqual({ subscriptions: 0, messages: 1 });
    expect(await messageIds()).not.toContain(id);
  });

  it.each([
    [{ email: 'mariana.ruiz@correo.example' }],
    [{ email: 'x.ana.ruiz@correo.example' }],
    [{ email: 'ana.ruiz@correo.example.com' }],
    [{ email: 'anaxruiz@correo.example' }],
  ])('leaves the message %j, which is of somebody else', async (data) => {
    const id = await keepMessage(data);

    expect(await forget(database.db, 'ana.ruiz@correo.example')).toEqual({ subscriptions: 0, messages: 0 });
    expect(await messageIds()).toContain(id);
  });
});

describe('what is too old', () => {
  it('are messages of more than a year', async () => {
    const old = await keepMessage({ a: 1 }, daysAgo(366));
    const young = await keepMessage({ a: 1 }, daysAgo(364));
    await expire(database.db, now);

    const left = await messageIds();
    expect(left).toContain(young);
    expect(left).not.toContain(old);
  });

  it('are the keys of voters a month after the poll closed; the votes count on', async () => {
    const [poll] = await database.db.select().from(polls).where(eq(polls.site, 'FCA'));
    if (!poll) throw new Error('no poll');
    const [option] = await database.db.select().from(pollOptions).where(eq(pollOptions.poll, poll.id));
    const vote = {
      site: 'FCA',
      poll: poll.id,
      option: option?.value ?? '',
      voter: 'lectora-1',
      votedAt: daysAgo(90),
    };
    await database.db.insert(pollVotes).values(vote);
    const voters = async () => (await database.db.select().from(pollVotes)).map(({ voter }) => voter);
    const closeAt = (closesAt: Date) =>
      database.db
        .update(polls)
        .set({ opensAt: daysAgo(99), closesAt })
        .where(eq(polls.id, poll.id));

    await closeAt(daysAgo(29));
    await expire(database.db, now);
    expect(await voters()).toEqual(['lectora-1']);
    await closeAt(daysAgo(31));
    await expire(database.db, now);
    expect(await voters()).toEqual([null]);
  });
});
