import { describe, expect, it } from 'vitest';
import { periodCode } from './periodCode';

describe('periodCode', () => {
  it('never calls the Spanish break by the English word for extra time', () => {
    expect(periodCode('half-time', 'es')).toBe('DES');
    expect(periodCode('extra-time-first-half', 'en')).toBe('ET1');
  });
});
