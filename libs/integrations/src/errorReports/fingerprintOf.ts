import type { DescribedError } from '../logs/toLogValue.ts';

/**
 * What two reports of one fault have in common: the message without ids and figures, and where it was thrown.
 * A hundred missing matches are one fault.
 */
export function fingerprintOf({ name, message, stack = '' }: DescribedError): string {
  const words = message.slice(0, 300).replace(/[0-9a-f]{8,}|[\w-]*\d[\w-]*/gi, '#');
  const thrownAt = stack.split('\n').find((line) => /^\s*at /.test(line)) ?? '';
  return `${name}|${words}|${thrownAt.trim()}`;
}
