import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/ApiError';
import { orEmptyList, orEmptySection, orEmptyTag } from './orEmptyList';

const fail = () => Promise.reject(new ApiError('timeout', 'http://x/news?token=hush'));
const last = { nextPage: null, lastPage: null };

describe('a list that could not be had', () => {
  it('has the shape its page expects and says that it failed', async () => {
    const report = vi.fn();

    expect(await orEmptyList(fail, report)).toEqual({ items: [], paginationInfo: last, failed: true });
    expect(await orEmptySection(fail, report)).toEqual({
      items: [],
      section: null,
      paginationInfo: last,
      failed: true,
    });
    expect(await orEmptyTag(fail, report)).toEqual({
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

    expect(await orEmptyList(() => Promise.resolve(empty), report)).toEqual({ ...empty, failed: false });
    expect(await orEmptySection(() => Promise.resolve(null), report)).toBeNull();
    expect(report).not.toHaveBeenCalled();
  });

  it('does not hide a mistake of our own', async () => {
    const mistake = () => Promise.reject(new TypeError('x is not a function'));

    await expect(orEmptyList(mistake, vi.fn())).rejects.toThrow(TypeError);
  });
});
