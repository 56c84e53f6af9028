import type { AddressLookup, FormOutcome } from '@cancha/integrations/ports/ReaderForms';
import { expect, it, vi } from 'vitest';
import { signUpAtCms } from './signUpAtCms';

it.each<[AddressLookup, FormOutcome, outcome: string, sent: number]>([
  ['new', 'stored', 'success', 1],
  ['known', 'stored', 'alreadyRegistered', 0],
  ['failed', 'stored', 'failure', 0],
  ['new', 'refused', 'failure', 1],
  ['new', 'unreachable', 'failure', 1],
])('an address that is %s, and then %s: %s', async (found, stored, outcome, sent) => {
  const email = `${found}.${stored}@correo.example`;
  const submit = vi.fn(async () => Promise.resolve(stored));
  const find = vi.fn(async () => Promise.resolve(found));

  expect(await signUpAtCms({ find, submit }, { form: 'newsletter-fca', email })).toBe(outcome);
  expect(find).toHaveBeenCalledExactlyOnceWith('newsletter-fca', email);
  expect(submit).toHaveBeenCalledTimes(sent);
  if (sent > 0) expect(submit).toHaveBeenCalledWith('newsletter-fca', { email }, expect.any(String));
});
