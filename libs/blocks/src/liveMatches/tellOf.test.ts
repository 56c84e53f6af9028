import type { ScoreChange } from '@cancha/ui/match/live/updateMatches';
import { describe, expect, it } from 'vitest';
import { tellOf } from './tellOf';

const words = { goal: 'Gol. {match}', corrected: 'Marcador corregido. {match}' };
const label = 'Penales: Alemania 1, Paraguay 1; penales 3 a 4';
const change = (kind: ScoreChange['kind']) => ({ match: { label }, kind }) as ScoreChange;
const told = (...kicks: string[]) => ({ name: 'Alemania 1-1 Paraguay', when: null, kicks });

describe('what an open page says', () => {
  it('is a goal, a correction and the whistle, which needs no word but how it ended', () => {
    const nobody = { before: null, now: null };
    expect(tellOf([change('goal')], nobody, words)).toBe(`Gol. ${label}`);
    expect(tellOf([change('corrected')], nobody, words)).toBe(`Marcador corregido. ${label}`);
    expect(tellOf([change('final')], nobody, words)).toBe(label);
    expect(tellOf([change('kick')], nobody, words)).toBe(label);
  });

  it('is each kick of a shoot-out once, also one that went past, and then the end', () => {
    const before = told('Tah: fallado');
    expect(tellOf([], { before, now: told('Tah: fallado', 'Canale: fallado') }, words)).toBe(
      'Canale: fallado',
    );
    const now = told('Tah: fallado', 'Canale: convertido');
    expect(tellOf([change('kick')], { before, now }, words)).toBe('Canale: convertido');
    expect(tellOf([change('final')], { before, now }, words)).toBe(`Canale: convertido. ${label}`);
    expect(tellOf([], { before: now, now }, words)).toBe('');
  });

  it('is another day or hour, and that a match is put off, once', () => {
    const on = (when: string | null) => ({ ...told(), when });
    const sunday = { before: on('dom 5 jul, 14:00'), now: on('mar 7 jul, 14:00') };
    expect(tellOf([], sunday, words)).toBe('mar 7 jul, 14:00');
    expect(tellOf([], { before: sunday.now, now: sunday.now }, words)).toBe('');
    expect(tellOf([], { before: sunday.now, now: on(null) }, words)).toBe('');
    expect(tellOf([], { before: on(null), now: on('Suspendido el 5 de julio') }, words)).toBe(
      'Suspendido el 5 de julio',
    );
  });

  it('is nothing of a kick that was taken back', () => {
    const before = told('Tah: fallado', 'Canale: convertido');
    expect(tellOf([], { before, now: told('Tah: fallado') }, words)).toBe('');
  });
});
