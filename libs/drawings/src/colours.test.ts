import { describe, expect, it } from 'vitest';
import { contrast, mix, mostVisible, readable, tooAlike } from './colours.ts';
import { scoreColours } from './compositions/marcador.ts';
import { numberColours } from './compositions/camiseta.ts';
import { groundBeside, hashedKit, kitOf, kitsOf } from './kits.ts';
import { nationKits } from './nationKits.ts';

const worldCup2026 =
  'ALG ARG AUS AUT BEL BIH BRA CAN CIV COD COL CPV CRO CUW CZE ECU EGY ENG ESP FRA GER GHA HAI IRN IRQ JOR JPN KOR KSA MAR MEX NED NOR NZL PAN PAR POR QAT RSA SCO SEN SUI SWE TUN TUR URU USA UZB';
const centralAmerica = 'CRC HON GUA SLV PAN NCA BLZ';
const kits = Object.values(nationKits);

describe('colours', () => {
  it('measure contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  });

  it('tell red from green of the same lightness, and not two reds', () => {
    expect(tooAlike('#c8102e', '#006847')).toBe(false);
    expect(tooAlike('#c8102e', '#ba0c2f')).toBe(true);
  });
});

describe('kits', () => {
  it('are known for all 48 nations of 2026 and all of Central America, and read on themselves', () => {
    for (const code of `${worldCup2026} ${centralAmerica}`.split(' ')) {
      const kit = nationKits[code];
      expect(kit, code).toBeDefined();
      expect(kit && tooAlike(...kit), code).toBe(false);
    }
    expect(worldCup2026.split(' ')).toHaveLength(48);
  });

  it('of an unknown club are always the same two', () => {
    expect(kitOf('XYZ')).toEqual(hashedKit('XYZ'));
  });

  it('given once for two clubs are one colour each, and beside a nation belong to the club', () => {
    const [home, away] = kitsOf(['HER', 'LIB'], ['#d71920', '#f2b600']);
    expect([home?.[0], away?.[0]]).toEqual(['#d71920', '#f2b600']);
    expect(kitsOf(['MEX', 'SAP'], ['#5b2a86', '#ffffff'])).toEqual([
      nationKits['MEX'],
      ['#5b2a86', '#ffffff'],
    ]);
  });

  it('of two sides never share a ground', () => {
    for (const home of kits) {
      for (const away of kits) expect(tooAlike(home[0], groundBeside(home[0], away))).toBe(false);
    }
  });
});

describe('numerals', () => {
  it('of a score read at 4.5:1 on their half, whoever plays', () => {
    for (const home of kits) {
      for (const away of kits) {
        const { grounds, numerals } = scoreColours(home, away);
        expect(contrast(grounds[0], numerals[0])).toBeGreaterThanOrEqual(4.5);
        expect(contrast(grounds[1], numerals[1])).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('on a shirt read at 4.5:1 against the cloth or against their own edge', () => {
    for (const kit of kits) {
      for (const pattern of ['liso', 'bastones', 'banda', 'mitades'] as const) {
        const { fill, edge } = numberColours(kit, pattern);
        const grounds = edge === null ? (pattern === 'liso' ? [kit[0]] : [...kit]) : [edge];
        for (const ground of grounds) expect(contrast(fill, ground)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('fall back to paper or ink where the wanted colour is lost', () => {
    expect(readable('#ce1126', '#002b7f')).toBe(mostVisible('#ce1126'));
    expect(readable('#ffffff', '#0a3161')).toBe('#0a3161');
  });
});
