import { emailSchema } from '../forms/emailSchema.ts';
import { forget } from './forget.ts';
import { runCommand, UsageError } from './runCommand.ts';

await runCommand('Say whom: npm run forget -w @cancha/origin -- <e-mail address>', async (db, given) => {
  const email = emailSchema.safeParse(given);
  if (!email.success) throw new UsageError('That is no e-mail address.');
  const { subscriptions, messages } = await forget(db, email.data);
  return `Deleted ${subscriptions} subscriptions and ${messages} messages of that address`;
});
