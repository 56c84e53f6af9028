import { crc32 } from './crc32';

/** A reader's picks as bytes; `version` is their format. */
export type SimulatorState = { version: number; payload: Uint8Array };

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const maxPayload = 96;
const grammar = /^([\w-])([\w-]{2,128})[\w-]{6}$/;

/**
 * The path of a simulated World Cup, which shares the root with every section: one letter of version, the payload as
 * base64url, six letters of checksum over both. 9 to 135 letters in all.
 */
export function writeSimulatorHash({ version, payload }: SimulatorState): string {
  if (digits[version] === undefined) throw new RangeError(`No simulator version ${version}`);
  if (payload.length === 0 || payload.length > maxPayload) {
    throw new RangeError(`A simulator payload has 1 to ${maxPayload} bytes, not ${payload.length}`);
  }
  const text = digits[version] + toBase64Url(payload);
  return text + writeChecksum(text);
}

/** `null` for anything else. Each state has one spelling: it must be written the same way again. */
export function readSimulatorHash(text: string): SimulatorState | null {
  const [, version = '', packed = ''] = grammar.exec(text) ?? [];
  const payload = fromBase64Url(packed);
  if (!payload) return null;
  const state = { version: digits.indexOf(version), payload };
  return writeSimulatorHash(state) === text ? state : null;
}

/** 32 bits in digits of 6: detects a change of any one letter. */
function writeChecksum(text: string): string {
  const sum = crc32(text);
  return [30, 24, 18, 12, 6, 0].map((shift) => digits.charAt((sum >>> shift) & 63)).join('');
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array | null {
  // A single last letter has 6 bits, less than a byte.
  if (text === '' || text.length % 4 === 1) return null;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
