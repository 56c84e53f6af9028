import type { AddressLookup, FormOutcome, ReaderForms } from '@cancha/integrations/ports/ReaderForms';
import type { Logger } from '@cancha/integrations/ports/Logger';
import { requestCockpit, type CockpitAnswer } from './requestCockpit.ts';

export type CockpitOptions = {
  /** Of the CMS, with its `/api`. */
  readonly baseUrl: string;
  readonly token: string | undefined;
  readonly logger: Pick<Logger, 'warn'>;
  readonly timeoutMs?: number;
};

/** The forms of Cockpit 1. `GET /forms/filter` is an add-on of it: specification, section 7. */
export function createCockpitForms({
  baseUrl,
  token,
  logger,
  timeoutMs = 10_000,
}: CockpitOptions): ReaderForms {
  const addressOf = (call: 'submit' | 'filter', form: string, query: Record<string, string> = {}) => {
    const search = new URLSearchParams({ ...(token === undefined ? {} : { token }), ...query });
    return `${baseUrl}/forms/${call}/${encodeURIComponent(form)}?${search.toString()}`;
  };
  // Never the address: the token is in it, and a reader's email.
  const warn = (call: string, form: string, { problem, status }: CockpitAnswer) =>
    logger.warn('A form could not be handed on', { event: 'form-failure', call, form, problem, status });

  return {
    async submit(form, fields, key): Promise<FormOutcome> {
      const answer = await requestCockpit(addressOf('submit', form), timeoutMs, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ form: fields }),
      });
      if (answer.problem === null) return 'stored';
      warn('submit', form, answer);
      return answer.status === null ? 'unreachable' : 'refused';
    },
    async find(form, email): Promise<AddressLookup> {
      const answer = await requestCockpit(
        addressOf('filter', form, { 'filter[email]': email }),
        timeoutMs,
        {},
      );
      if (answer.problem === null) return 'known';
      const isNew = (answer.status ?? 0) >= 400;
      // A service in trouble says "new" as well: take its word, and say so.
      if (!isNew || (answer.status ?? 0) >= 500) warn('filter', form, answer);
      return isNew ? 'new' : 'failed';
    },
  };
}
