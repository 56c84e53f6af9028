import { createHash } from 'node:crypto';
import { processSingleton } from '@cancha/data-access/api/processSingleton';
import type { FormOutcome, ReaderForms } from '@cancha/integrations/ports/ReaderForms';
import { LRUCache } from 'lru-cache';

type Sending = {
  /** Of the form in the CMS. */
  readonly form: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Of this one sending, see `sendingKey`; an address for the newsletter needs none. */
  readonly key: string | null;
};

const rememberedMs = 15 * 60_000;

/**
 * Sends a form, and the same form once: a second tap gets the answer of the first. What was not stored may be sent
 * again. The key says the same to a backend that knows keys, for when this process does not remember.
 */
export function submitOnce(forms: ReaderForms, { form, fields, key }: Sending): Promise<FormOutcome> {
  const sendings = processSingleton(
    'form-sendings',
    () => new LRUCache<string, Promise<FormOutcome>>({ max: 5_000, ttl: rememberedMs }),
  );
  // What was typed is part of it: another text is another sending, whatever the browser says.
  const name = createHash('sha256')
    .update(JSON.stringify([form, key, fields]))
    .digest('hex');
  const known = sendings.get(name);
  if (known) return known;

  const outcome = forms.submit(form, fields, name);
  sendings.set(name, outcome);
  void outcome.then((what) => what === 'stored' || sendings.delete(name));
  return outcome;
}
