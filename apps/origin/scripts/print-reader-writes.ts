import { formSubmissions, pollVotes, subscriptions } from '../src/database/readerTables.ts';
import { openEmbeddedDatabase } from '../src/database/openDatabase.ts';

// For tests of other projects: prints what readers sent to the data folder that is named, by who sent it, as JSON.
const { db, close } = await openEmbeddedDatabase(process.argv[2]);
const votes = await db.select({ voter: pollVotes.voter }).from(pollVotes);
const signedUp = await db.select({ email: subscriptions.email }).from(subscriptions);
const messages = await db.select({ data: formSubmissions.data }).from(formSubmissions);
console.log(
  JSON.stringify([
    ...votes.map(({ voter }) => voter),
    ...signedUp.map(({ email }) => email),
    ...messages.map(({ data }) => data['email']),
  ]),
);
await close();
