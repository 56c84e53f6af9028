import { describe, expect, it } from 'vitest';
import { lintSource } from './lintSource.ts';

const file = 'libs/routing/src/any.ts';
const bare = [{ rule: 'cancha/described-disable', id: 'describe' }];

describe('a disabled rule', () => {
  it.each([
    '// eslint-disable-next-line eqeqeq\nexport const same = (a: string): boolean => a == b;\ndeclare const b: string;\n',
    'export const same = (a: string): boolean => a == b; // eslint-disable-line eqeqeq\ndeclare const b: string;\n',
    '/* eslint-disable eqeqeq */\nexport const same = (a: string): boolean => a == b;\ndeclare const b: string;\n',
    '/* eslint-disable */\nexport const same = (a: string): boolean => a == b;\ndeclare const b: string;\n',
  ])('needs a reason: %j', async (code) => {
    expect(await lintSource(file, code)).toEqual(bare);
  });

  it('passes with a reason', async () => {
    const code = '// eslint-disable-next-line eqeqeq -- null and undefined mean the same here\n';
    expect(
      await lintSource(file, `${code}export const none = (a?: string | null): boolean => a == null;\n`),
    ).toEqual([]);
  });

  it('is reported when nothing is there to disable', async () => {
    const code = '// eslint-disable-next-line eqeqeq -- left behind\nexport const one = 1;\n';
    expect(await lintSource(file, code)).toEqual([{ rule: null, id: undefined }]);
  });
});
