import { describe, expect, it } from 'vitest';
import { lintSource } from './lintSource.ts';

const server = 'export const name = 1;\n';
const client = `'use client';\n${server}`;

describe('the client boundary', () => {
  it.each(['libs/ui/src/shell/Follow.tsx', 'libs/news/src/home/follow.ts', 'apps/fca/src/Follow.tsx'])(
    'is refused in %s, whose name does not show it',
    async (file) => {
      expect(await lintSource(file, client)).toEqual([{ rule: 'cancha/client-file-name', id: 'nameIt' }]);
      expect(await lintSource(file, server)).toEqual([]);
    },
  );

  it('is asked of a file whose name promises it', async () => {
    const file = 'libs/ui/src/shell/Follow.client.tsx';
    expect(await lintSource(file, server)).toEqual([{ rule: 'cancha/client-file-name', id: 'sayIt' }]);
    expect(await lintSource(file, client)).toEqual([]);
  });

  it('is not shown by the name of a file that Next names', async () => {
    const refused = [{ rule: 'cancha/client-file-name', id: 'nameIt' }];
    expect(await lintSource('apps/fca/src/app/global-error.tsx', client)).toEqual([]);
    expect(await lintSource('apps/fca/src/app/[site]/error.tsx', client)).toEqual([]);
    expect(await lintSource('libs/site/src/global-error.tsx', client)).toEqual(refused);
    expect(await lintSource('apps/fca/src/app/[site]/terror.tsx', client)).toEqual(refused);
  });

  it('is a directive: the same words further down make no client file', async () => {
    expect(
      await lintSource('libs/ui/src/shell/Follow.tsx', `${server}export const words = 'use client';\n`),
    ).toEqual([]);
  });
});
