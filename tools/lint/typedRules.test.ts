import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'typed-rules-'));
  await writeFile(path.join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true } }');
});
afterAll(() => rm(folder, { recursive: true }));

/** What the linter of types says of a file, by the workspace's configuration. */
async function rulesOf(name: string, code: string): Promise<string[]> {
  await writeFile(path.join(folder, name), code);
  const args = ['-c', path.join(root, '.oxlintrc.json'), '--format', 'json', name];
  const { stdout } = await execa('oxlint', args, {
    ...{ cwd: folder, preferLocal: true, localDir: root, reject: false },
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] };
  return diagnostics.map(({ code }) => code);
}

describe('the rules that ask for types', () => {
  it.each([
    ['switch-exhaustiveness-check', "(word: 'one' | 'two') => { switch (word) { case 'one': return 1; } }"],
    ['no-unnecessary-condition', "(word: string) => word ?? 'none'"],
    ['no-floating-promises', '(wait: () => Promise<void>) => { wait(); }'],
    ['no-misused-promises', '(wait: () => Promise<boolean>) => (wait() ? 1 : 2)'],
    ['no-unsafe-assignment', '(text: string) => { const { name } = JSON.parse(text); return String(name); }'],
  ])('refuse what %s is about', async (rule, code) => {
    expect(await rulesOf('one.ts', `export const one = ${code};\n`)).toContain(`typescript(${rule})`);
  });

  it('come with what the compiler says', async () => {
    expect(await rulesOf('one.ts', "export const one: number = 'two';\n")).toEqual(['typescript(TS2322)']);
  });

  it('let a test read an answer as it comes', async () => {
    const code =
      'export const one = (text: string) => { const { name } = JSON.parse(text); return name; };\n';
    expect(await rulesOf('one.ts', code)).not.toEqual([]);
    expect(await rulesOf('one.test.ts', code)).toEqual([]);
  });

  it('leave alone what is right', async () => {
    expect(await rulesOf('one.ts', 'export const one = (a: number): number => a + 1;\n')).toEqual([]);
  });
});
