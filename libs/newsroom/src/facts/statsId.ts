import { createHash } from 'node:crypto';

const LENGTH = 24;

/**
 * The public id of anything the facts name by a key: 24 lower-case base-36 characters,
 * the same for the same key on every machine and after every re-seed.
 */
export function statsId(key: string): string {
  const digest = createHash('sha256').update(key).digest('hex');
  return BigInt(`0x${digest}`).toString(36).padStart(LENGTH, '0').slice(-LENGTH);
}
