import { describe, expect, it } from 'vitest';
import { crc32 } from './crc32';
import { randomNumbers } from './testing/randomNumbers';
import { readSimulatorHash, writeSimulatorHash } from './simulatorHash';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const random = randomNumbers(2026);
const below = (limit: number) => Math.floor(random() * limit);
const bytesOf = (length: number) => Uint8Array.from({ length }, () => below(256));
const states = Array.from({ length: 96 }, (_, i) => ({ version: below(64), payload: bytesOf(i + 1) }));

const changesOfOneLetter = (hash: string) =>
  Array.from(hash).flatMap((own, i) =>
    Array.from(`${letters}.~é%/`)
      .filter((letter) => letter !== own)
      .map((letter) => hash.slice(0, i) + letter + hash.slice(i + 1)),
  );

describe('the address of a simulated World Cup', () => {
  it('gives back what was written, whatever its length', () => {
    for (const state of states) {
      const hash = writeSimulatorHash(state);
      expect(hash).toMatch(/^[\w-]{9,135}$/);
      expect(readSimulatorHash(hash)).toEqual(state);
    }
  });

  it('holds neither an empty payload nor one that makes an endless address', () => {
    expect(() => writeSimulatorHash({ version: 1, payload: bytesOf(0) })).toThrow(RangeError);
    expect(() => writeSimulatorHash({ version: 1, payload: bytesOf(97) })).toThrow(RangeError);
    expect(readSimulatorHash('A'.repeat(100_000))).toBeNull();
  });

  it.each([-1, 64, 1.5, Number.NaN])('knows no version %s', (version) => {
    expect(() => writeSimulatorHash({ version, payload: bytesOf(3) })).toThrow(RangeError);
  });

  // Fifty thousand addresses take a busy machine a while.
  it('is refused after every change of one letter', { timeout: 60_000 }, () => {
    const changed = states
      .filter((_, i) => i % 8 === 0)
      .map(writeSimulatorHash)
      .flatMap(changesOfOneLetter);

    expect(changed.length).toBeGreaterThan(50_000);
    expect(changed.filter((text) => readSimulatorHash(text) !== null)).toEqual([]);
  });

  it('is refused when letters are lost, added or exchanged', () => {
    for (const hash of states.map(writeSimulatorHash)) {
      const at = below(hash.length - 1);
      const [a = '', b = ''] = hash.slice(at, at + 2);
      expect(readSimulatorHash(hash.slice(0, at) + hash.slice(at + 1))).toBeNull();
      expect(readSimulatorHash(`${hash.slice(0, at)}A${hash.slice(at)}`)).toBeNull();
      expect(readSimulatorHash(`${hash}\n`)).toBeNull();
      if (a !== b) expect(readSimulatorHash(hash.slice(0, at) + b + a + hash.slice(at + 2))).toBeNull();
    }
  });

  it('has one spelling: bits that are left over may not be used for a second one', () => {
    const hash = writeSimulatorHash({ version: 1, payload: Uint8Array.from([1]) });
    const other = `${hash.slice(0, 2)}R`;
    expect(hash.slice(0, 3)).toBe('BAQ');
    expect(atob('AR==')).toBe(atob('AQ=='));
    expect(readSimulatorHash(other + checksumOf(other))).toBeNull();
  });
});

/** As the hash writes it, for addresses that a stranger could make. */
function checksumOf(text: string): string {
  const sum = crc32(text);
  return [30, 24, 18, 12, 6, 0].map((shift) => letters[(sum >>> shift) & 63]).join('');
}

describe('a word that is no simulated World Cup', () => {
  it.each([
    '',
    'mundial-2026',
    'costarica',
    'ultimas-noticias',
    'world-cup-2026',
    'copa-do-mundo-2026',
    'selecao-brasileira',
    'politica-editorial',
    'trending',
    'favicon-ico',
    'robots-txt',
    'AAAAAAAAA',
    '_________',
    'YouTube-2026',
  ])('%j', (word) => {
    expect(readSimulatorHash(word)).toBeNull();
  });

  it('is every slug made of the words of football, tens of thousands of them', () => {
    const words = (
      'la el copa liga mundial final gol seleccion costa rica panama honduras guatemala salvador nicaragua mexico ' +
      'saprissa alajuelense olimpia motagua cartagines herediano fichajes resultados tabla hoy donde ver en vivo ' +
      'partido horario vs 2025 2026 sub-20 femenino concacaf'
    ).split(' ');
    const slugs = words.flatMap((a) => words.flatMap((b) => words.map((c) => `${a}-${b}-${c}`)));
    expect(slugs.length).toBeGreaterThan(50_000);
    expect(slugs.filter((slug) => readSimulatorHash(slug) !== null)).toEqual([]);
  });

  it('is every string thrown together from its letters', () => {
    const strings = Array.from({ length: 50_000 }, () =>
      Array.from({ length: 9 + below(30) }, () => letters[below(64)]).join(''),
    );
    expect(strings.filter((text) => readSimulatorHash(text) !== null)).toEqual([]);
  });
});

describe('the checksum', () => {
  it('is the CRC-32 that everyone computes', () => {
    expect(crc32('123456789')).toBe(0xcbf43926);
    expect(crc32('')).toBe(0);
  });
});
