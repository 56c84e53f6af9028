import { randomUUID } from 'node:crypto';
import { processSingleton } from '@cancha/data-access/api/processSingleton';
import type { FormProblem } from '@cancha/ui/block/ContactForm/ContactProblem';
import { LRUCache } from 'lru-cache';

/** What a page needs to come back with a form that was not sent. */
export type ReturnedForm = {
  readonly problem: FormProblem;
  readonly typed: Readonly<Record<string, string>>;
  /** Of the sending that failed. */
  readonly key: string | null;
};

/** From the proxy to the page it has rendered for the same request, and no longer. */
const returned = () =>
  processSingleton('returned-forms', () => new LRUCache<string, ReturnedForm>({ max: 1_000, ttl: 60_000 }));

/** Keeps a form until its page is rendered, in memory alone: what a reader typed is in no address. */
export function keepReturnedForm(form: ReturnedForm): string {
  const id = randomUUID();
  returned().set(id, form);
  return id;
}

/** Next asks twice: for the page, and for its head. */
export const findReturnedForm = (id: string): ReturnedForm | null => returned().get(id) ?? null;

/** As one segment of an internal path, beside what came of the form. */
export const returnedSegment = (outcome: string, form: ReturnedForm): string =>
  `${outcome}.${keepReturnedForm(form)}`;

/** Under the address of an outcome, which readers are led to, nothing comes back. */
export function readReturnedSegment(segment: string): { outcome: string; returned: ReturnedForm | null } {
  const [outcome = '', id] = segment.split('.');
  return { outcome, returned: id === undefined ? null : findReturnedForm(id) };
}
