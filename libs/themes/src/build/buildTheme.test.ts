import { existsSync } from 'node:fs';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleTokens } from '../testing/sampleTokens';
import { buildTheme } from './buildTheme';

let out = '';
beforeEach(async () => {
  out = path.join(await mkdtemp(path.join(tmpdir(), 'theme-')), 'generated');
});
afterEach(() => rm(path.dirname(out), { recursive: true }));

const readJson = async () => JSON.parse(await readFile(path.join(out, 'theme.json'), 'utf8'));

describe('the build of a theme', () => {
  it('says where its files will be served: the style sheet, and the faces that come ahead of it', async () => {
    await buildTheme(sampleTokens, out);
    const { key, stylesheet, fonts, faces, colours } = await readJson();
    const { header, background } = sampleTokens.dark;

    expect(key).toBe('fca');
    expect(colours.dark).toMatchObject({ header, background });
    expect(Object.keys(colours.light)).toEqual(Object.keys(colours.dark));
    expect(stylesheet).toMatch(/^\/themes\/fca\.[0-9a-f]{8}\.css$/);
    expect(fonts).toHaveLength(2);
    const files = await readdir(path.join(out, 'fonts'));
    for (const font of fonts) expect(files).toContain(path.basename(font));
    // Pictures are drawn in the same faces.
    expect(faces.head.family).toBe(sampleTokens.fonts.head.family);
    const without = (ending: string) =>
      files.filter((file) => file.endsWith(ending)).map((file) => file.slice(0, -ending.length));
    expect(without('.ttf')).toEqual(without('.woff2'));
  });

  it('gives the style sheet another address when a colour changes', async () => {
    await buildTheme(sampleTokens, out);
    const { stylesheet: before } = await readJson();
    await buildTheme({ ...sampleTokens, light: { ...sampleTokens.light, line: '#d0d0d0' } }, out);

    expect((await readJson()).stylesheet).not.toBe(before);
  });

  it('leaves nothing of an earlier build', async () => {
    await buildTheme(sampleTokens, out);
    await writeFile(path.join(out, 'fonts/old.woff2'), '');
    await buildTheme(sampleTokens, out);

    expect(existsSync(path.join(out, 'fonts/old.woff2'))).toBe(false);
  });

  it('fails for a colour that cannot be read, names it, and writes nothing', async () => {
    const faint = { ...sampleTokens, dark: { ...sampleTokens.dark, inkSoft: '#333333' } };

    await expect(buildTheme(faint, out)).rejects.toThrow('fca, dark: inkSoft #333333 on background #000000');
    expect(existsSync(out)).toBe(false);
  });
});
