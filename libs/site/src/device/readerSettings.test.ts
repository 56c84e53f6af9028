import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseSetting, parseSettings, readSettings, settingsKey } from './readerSettings';
import { fakeStorage } from '../testing/fakeStorage';

const untouched = { scheme: 'system', textSize: 'normal', history: 'on' };

beforeEach(() => void vi.stubGlobal('localStorage', fakeStorage()));
afterEach(() => void vi.unstubAllGlobals());

describe('what a reader chose', () => {
  it('is kept beside what was chosen before', () => {
    expect(chooseSetting('scheme', 'dark')).toBe('kept');
    expect(chooseSetting('textSize', 'large')).toBe('kept');

    expect(readSettings()).toEqual({ scheme: 'dark', textSize: 'large', history: 'on' });
  });

  it('is nothing that cannot be chosen', () => {
    expect(chooseSetting('scheme', 'purple')).toBeNull();
    expect(localStorage.getItem(settingsKey)).toBeNull();
  });

  it.each([
    null,
    3,
    'dark',
    [],
    { scheme: 'dark' },
    { version: 2, scheme: 'dark' },
    { version: 1, scheme: 9 },
  ])('is nothing where %j is stored', (stored) => {
    expect(parseSettings(stored)).toEqual(untouched);
  });

  it('is what can be understood of what is stored', () => {
    expect(parseSettings({ version: 1, scheme: 'light', textSize: 'huge', more: true })).toEqual({
      ...untouched,
      scheme: 'light',
    });
  });

  it('is nothing where storage cannot be read', () => {
    vi.stubGlobal('localStorage', fakeStorage({ throws: new DOMException('denied', 'SecurityError') }));

    expect(readSettings()).toEqual(untouched);
  });

  it.each([
    ['full', 'QuotaExceededError'],
    ['refused', 'SecurityError'],
  ])('is said to be %s where storage throws a %s', (outcome, name) => {
    vi.stubGlobal('localStorage', fakeStorage({ throws: new DOMException('no', name) }));

    expect(chooseSetting('scheme', 'dark')).toBe(outcome);
  });
});
