import { expect, it, vi } from 'vitest';
import { ApiError } from './ApiError';

it('is known from another bundle of the same server, which has a class of its own', async () => {
  vi.resetModules();
  const other = await import('./ApiError');

  expect(other.ApiError).not.toBe(ApiError);
  expect(new other.ApiError('bad-status', 'http://x.example/', { status: 404 })).toBeInstanceOf(ApiError);
});

it('is no other error', () => {
  expect(new Error('x')).not.toBeInstanceOf(ApiError);
  expect({ name: 'ApiError' }).not.toBeInstanceOf(ApiError);
});
