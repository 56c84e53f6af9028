import { crc32 } from './crc32';

/** What a reader filled in, packed by the simulator. The version says how. */
export type SimulatorState = { version: number; payload: Uint8Array };

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const longestPayload = 96;
const grammar = /^([\w-])([\w-]{2,128})[\w-]{6}$/;

/**
 * The address of a simulated World Cup, which shares the root of the site with every section of the newsroom: one
 * letter of version, the payload as base64url, six letters of checksum over both. 9 to 135 letters in all.
 */
export function writeSimulatorHash({ version, payload }: SimulatorState): string {
  if (digits[version] === undefined) throw new RangeError(`No simulator version ${version}`);
  if (payload.length === 0 || payload.length > longestPayload) {
    throw new RangeError(`A simulator payload has 1 to ${longestPayload} bytes, not ${payload.length}`);
  }
  const text = digits[version] + toBase64Url(payload);
  return text + writeChecksum(text);
}

/** `null` for what is no hash. Each state has one spelling: what was read has to be written the same way again. */
export function readSimulatorHash(text: string): SimulatorState | null {
  const [, version = '', packed = ''] = grammar.exec(text) ?? [];
  const payload = fromBase64Url(packed);
  if (!payload) return null;
  const state = { version: digits.indexOf(version), payload };
  return writeSimulatorHash(state) === text ? state : null;
}

/** A checksum of 32 bits in digits of six: no change of one letter leaves it as it was. */
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
  // A last letter of its own holds six bits, which are no byte.
  if (text === '' || text.length % 4 === 1) return null;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
