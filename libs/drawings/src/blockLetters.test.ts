import { describe, expect, it } from 'vitest';
import { accentReach, block, fitHeight, textWidth } from './blockLetters.ts';

describe('block lettering', () => {
  it('keeps the tilde: ESPAÑA is not ESPANA, and takes no more room', () => {
    expect(block('ESPAÑA', 0, 0, 40, '#000000')).not.toBe(block('ESPANA', 0, 0, 40, '#000000'));
    expect(textWidth('ESPAÑA', 40)).toBe(textWidth('ESPANA', 40));
  });

  it('sets the accent of a narrow letter over its middle, and says how much room accents need', () => {
    const leftOf = (text: string) =>
      [...block(text, 0, 0, 83, '#000000').matchAll(/translate\((\S+)/g)].map(([, x]) => Number(x));
    const [stem = 0, accent = 0] = leftOf('Í');

    expect(accent).toBeLessThan(stem);
    expect(leftOf('Á')[0]).toBe(leftOf('Á')[1]);
    expect(accentReach('HAITI')).toBe(0);
    expect(accentReach('HAITÍ')).toBeGreaterThan(0.3);
  });

  it('writes small letters as capitals', () => {
    expect(block('la sele', 0, 0, 40, '#000000')).toBe(block('LA SELE', 0, 0, 40, '#000000'));
  });

  it('shrinks a long word to the width it has, and leaves a short one as tall as asked', () => {
    expect(textWidth('CENTROAMÉRICA', fitHeight('CENTROAMÉRICA', 300, 100))).toBeCloseTo(300, 5);
    expect(fitHeight('2', 300, 100)).toBe(100);
    expect(fitHeight('', 300, 100)).toBe(100);
  });
});
