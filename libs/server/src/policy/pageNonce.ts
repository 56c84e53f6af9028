import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { processSingleton } from '@cancha/data-access/api/processSingleton';

const bytes = 18;

const key = () => processSingleton('nonce-key', () => randomBytes(32));
const sign = (word: Buffer): Buffer => createHmac('sha256', key()).update(word).digest().subarray(0, bytes);

/** What Next marks its scripts with in one rendering: 144 bits that nobody can guess, signed so that we know it again. */
export function createNonce(): string {
  const word = randomBytes(bytes);
  return Buffer.concat([word, sign(word)]).toString('base64url');
}

/** Whether a nonce is one that this process has made. */
export function isOwnNonce(nonce: string): boolean {
  const read = Buffer.from(nonce, 'base64url');
  return read.length === 2 * bytes && timingSafeEqual(sign(read.subarray(0, bytes)), read.subarray(bytes));
}
