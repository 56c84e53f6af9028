import { describe, expect, it } from 'vitest';
import { arialAdvances } from './arialAdvances';
import { measureFallback } from './measureFallback';

const arial = { ascent: 0.905, descent: 0.212, advances: arialAdvances.regular };
const scaled = (factor: number) =>
  new Map(Array.from(arial.advances, ([letter, advance]) => [letter, advance * factor]));

describe('the stand-in of a face', () => {
  it('is Arial as it is for Arial', () => {
    expect(measureFallback(arial, 400)).toEqual({ sizeAdjust: '100%', ascent: '90.5%', descent: '21.2%' });
  });

  it('is as narrow as the face, and as tall all the same', () => {
    expect(measureFallback({ ...arial, advances: scaled(0.8) }, 400)).toEqual({
      sizeAdjust: '80%',
      ascent: '113.1%',
      descent: '26.5%',
    });
  });

  it('is measured against the bold of Arial for a heavy face', () => {
    const bold = { ...arial, advances: arialAdvances.bold };

    expect(measureFallback(bold, 700).sizeAdjust).toBe('100%');
    expect(measureFallback(bold, 400).sizeAdjust).not.toBe('100%');
  });

  it('is not guessed for a face that lacks a letter of ours', () => {
    const advances = new Map(arial.advances);
    advances.delete('ñ');

    expect(() => measureFallback({ ...arial, advances }, 400)).toThrow('“ñ”');
  });
});
