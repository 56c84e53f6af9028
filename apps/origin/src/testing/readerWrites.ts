import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { formSubmissions, pollVotes, subscriptions } from '../database/readerTables.ts';

/** One thing a reader sends. `id` is what it is stored under, and says of which kind it is. */
export type ReaderWrite = { id: string; path: string; headers: Record<string, string>; body?: object };

const question = '¿Quién fue la figura del Mundial 2026?';
const options = ['ferran-torres', 'kylian-mbappe', 'lionel-messi', 'jude-bellingham'];

/** For tests: votes, subscriptions and messages in turn, each told apart from all others. */
export function readerWrites(count: number): ReaderWrite[] {
  return Array.from({ length: count }, (_, number) => {
    const kinds = [voteOf, subscriptionOf, messageOf];
    return (kinds[number % kinds.length] ?? voteOf)(number);
  });
}

function voteOf(number: number): ReaderWrite {
  const answer = options[number % options.length] ?? '';
  const query = new URLSearchParams({ path: '/', question, answer }).toString();
  const id = `voter-${String(number).padStart(6, '0')}`;
  return { id, path: `/v1/sites/FCA/polls/vote?${query}`, headers: { 'x-voter-key': id } };
}

function subscriptionOf(number: number): ReaderWrite {
  const id = `lector.${number}@correo.example`;
  const body = { form: 'newsletter-fca', email: id };
  return { id, path: '/v1/sites/FCA/newsletter/subscriptions', headers: {}, body };
}

function messageOf(number: number): ReaderWrite {
  const id = `message-${number}`;
  const body = { form: { name: `Lectora ${number}`, consultation: '¿Dónde se ve la final?' } };
  return { id, path: '/api/forms/submit/contacto-fca', headers: { 'idempotency-key': id }, body };
}

/** For tests: the ids of all that is stored, as often as it is stored, sorted. */
export async function storedWrites(db: OriginDatabase): Promise<string[]> {
  const votes = await db.select({ id: pollVotes.voter }).from(pollVotes);
  const emails = await db.select({ id: subscriptions.email }).from(subscriptions);
  const messages = await db.select({ id: formSubmissions.key }).from(formSubmissions);
  return [...votes, ...emails, ...messages].map(({ id }) => id ?? 'without a key').sort();
}
