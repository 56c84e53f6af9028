import { ApiError } from '@cancha/data-access/api/ApiError';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerFile } from './answerFile';

const kind = { type: 'application/xml; charset=utf-8', maxAge: 300 };
const ask = (text: () => string | null | Promise<string | null>, headers: Record<string, string> = {}) =>
  answerFile(new Request('http://127.0.0.1/x.xml', { headers }), kind, text);

afterEach(() => vi.restoreAllMocks());

describe('a file for programs', () => {
  it('may be kept for a while, and has the same tag while it is the same', async () => {
    const [first, second, changed] = await Promise.all([
      ask(() => '<a/>'),
      ask(() => '<a/>'),
      ask(() => '<b/>'),
    ]);

    expect(await first.text()).toBe('<a/>');
    expect(first.headers.get('cache-control')).toContain('max-age=300');
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(changed.headers.get('etag')).not.toBe(first.headers.get('etag'));
  });

  it.each([(tag: string) => tag, (tag: string) => `W/${tag}`, (tag: string) => `"x", ${tag}`])(
    'is not sent again to whoever has it',
    async (write) => {
      const tag = (await ask(() => '<a/>')).headers.get('etag') ?? '';
      const again = await ask(() => '<a/>', { 'if-none-match': write(tag) });

      expect([again.status, await again.text()]).toEqual([304, '']);
      expect((await ask(() => '<b/>', { 'if-none-match': write(tag) })).status).toBe(200);
    },
  );

  it('is a 404 where there is none', async () => {
    expect((await ask(() => null)).status).toBe(404);
  });

  it('is a 503 while its contents cannot be had, never an empty document', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const answer = await ask(() => Promise.reject(new ApiError('timeout', 'http://x/y?token=hush')));

    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('60');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).not.toContain('<');
  });

  it('does not hide a mistake of ours', async () => {
    await expect(ask(() => Promise.reject(new TypeError('x')))).rejects.toThrow(TypeError);
  });
});
