import { AsyncLocalStorage } from 'node:async_hooks';
import { processSingleton } from '@cancha/data-access/api/processSingleton';

/** How long a page waits for all the parts it can do without, in ms. */
const pagePatienceMs = 2_000;

/** What a backend that is well needs to answer once more: what had come before must not be lost. */
const leastMs = 200;

type Check = { readonly since: number; ended: number | null };

/** A render that begins later than this after the check is another one, as of a page that is kept: nobody waits for it. */
const sameVisitMs = 500;

/** `isChecked`: the proxy has let the page through. */
type Waiting = { readonly since: number; readonly isChecked: boolean };

const waiting = processSingleton('page-patience', () => new AsyncLocalStorage<Waiting>());
const checked = processSingleton('pages-checked', () => new Map<string, Check>());

/** Of the many pages a process renders, those it has just begun. */
const mostRemembered = 1_000;

/** Runs what loads a page to render it: whatever it waits for in turn, the page waits once. */
export function withPagePatience<T>(load: () => Promise<T>, since = Date.now()): Promise<T> {
  return waiting.run({ since, isChecked: true }, load);
}

/** Runs what loads a page for readers who have waited already: its parts have so long, in ms, and not two seconds. */
export function withBriefPatience<T>(load: () => Promise<T>, ms: number): Promise<T> {
  return withPagePatience(load, Date.now() + ms - pagePatienceMs);
}

/** Loads a page for the proxy, and remembers since when: the render that follows waits no second time. */
export async function withCheck<T>(page: string, load: () => Promise<T>): Promise<T> {
  const check: Check = { since: Date.now(), ended: null };
  checked.delete(page);
  checked.set(page, check);
  const [oldest] = checked.keys();
  if (checked.size > mostRemembered && oldest !== undefined) checked.delete(oldest);
  try {
    return await waiting.run({ since: check.since, isChecked: false }, load);
  } finally {
    check.ended = Date.now();
  }
}

/** Since when a reader waits for a page: since the proxy asked for it, if that was just now. */
export function waitingSince(page: string): number {
  const now = Date.now();
  const check = checked.get(page);
  const isSameVisit = check && (check.ended === null || now - check.ended < sameVisitMs);
  return isSameVisit ? check.since : now;
}

/** What is left of it here. */
export function patienceLeft(): number {
  const since = waiting.getStore()?.since;
  return since === undefined ? pagePatienceMs : Math.max(leastMs, since + pagePatienceMs - Date.now());
}

/** Whether a page is rendered that the proxy let through: it is too late for a problem page. */
export const isCheckedPage = (): boolean => waiting.getStore()?.isChecked ?? false;
