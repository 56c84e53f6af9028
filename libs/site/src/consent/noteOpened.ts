import { consentHere } from './consentHere';
import { keepRun } from './keptRecord';

/** Writes into the reader's receipt that they opened something of another host, on whatever site. */
export function noteOpened(host: string): void {
  const note = consentHere()?.note ?? keepRun;
  note({ service: host, purpose: 'social', why: 'opened' });
}
