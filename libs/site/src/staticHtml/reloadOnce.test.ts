import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from '../testing/fakeStorage';
import { reloadOnce } from './reloadOnce';

const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  vi.stubGlobal('window', { location: { reload } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('loads the document again, and not in a circle', () => {
  vi.stubGlobal('sessionStorage', fakeStorage());
  reloadOnce();
  reloadOnce();
  expect(reload).toHaveBeenCalledOnce();

  vi.advanceTimersByTime(60_000);
  reloadOnce();
  expect(reload).toHaveBeenCalledTimes(2);
});

it('leaves the page as it is where nothing can be remembered', () => {
  vi.stubGlobal('sessionStorage', fakeStorage({ throws: new Error('denied') }));
  reloadOnce();

  expect(reload).not.toHaveBeenCalled();
});
