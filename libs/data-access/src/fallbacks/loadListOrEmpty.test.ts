import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/ApiError';
import { loadListOrEmpty, loadSectionOrEmpty, loadTagOrEmpty } from './loadListOrEmpty';

const fail = () => Promise.reject(new ApiError('timeout', 'http://x/news?token=hush'));
const last = { nextPage: null, lastPage: null };

describe('a list that could not be had', () => {
  it('has the shape its page expects and says that it failed', async () => {
    const report = vi.fn();

    expect(await loadListOrEmpty(fail, report)).toEqual({ items: [], paginationInfo: last, failed: true });
    expect(await loadSectionOrEmpty(fail, report)).toEqual({
      items: [],
      section: null,
      paginationInfo: last,
      failed: true,
    });
    expect(await loadTagOrEmpty(fail, report)).toEqual({
      items: [],
      tag: null,
      paginationInfo: last,
      isLastPage: true,
      totalPages: 0,
      failed: true,
    });
    expect(report).toHaveBeenCalledTimes(3);
    expect(report).toHaveBeenLastCalledWith([
      { id: null, problem: 'Request timed out', kept: false, place: 'http://x/news?token=…' },
    ]);
  });

  it('differs from one that is empty and from one that does not exist', async () => {
    const report = vi.fn();
    const empty = { items: [], paginationInfo: last };

    expect(await loadListOrEmpty(() => Promise.resolve(empty), report)).toEqual({ ...empty, failed: false });
    expect(await loadSectionOrEmpty(() => Promise.resolve(null), report)).toBeNull();
    expect(report).not.toHaveBeenCalled();
  });

  it('does not hide a mistake of our own', async () => {
    const mistake = () => Promise.reject(new TypeError('x is not a function'));

    await expect(loadListOrEmpty(mistake, vi.fn())).rejects.toThrow(TypeError);
  });
});
