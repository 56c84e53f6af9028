import { addRun } from './addRun';
import type { ConsentRecord, NotedRun } from './ConsentRecord';
import { parseRecord } from './parseRecord';

/** Where it is stored. */
export const recordKey = 'cancha.consent';

const nothing: ConsentRecord = { version: 1, choice: null, ran: [] };
/** Where it could not be stored, what this page knows is all there is. */
let known: ConsentRecord | null = null;

/** The record on the device, where the page has no manager of the site's own that keeps it. */
export function keptRecord(): ConsentRecord {
  if (known) return known;
  try {
    return parseRecord(localStorage.getItem(recordKey));
  } catch {
    return nothing;
  }
}

export function keepRecord(record: ConsentRecord): void {
  try {
    localStorage.setItem(recordKey, JSON.stringify(record));
    known = null;
  } catch {
    known = record;
  }
}

/** One start more, in the record on the device. */
export const keepRun = (run: NotedRun): void => keepRecord(addRun(keptRecord(), run));

export const forgetRecord = (): void => keepRecord(nothing);
