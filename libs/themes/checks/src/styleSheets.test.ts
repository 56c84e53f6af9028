import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readGenerated } from './readGenerated';
import { themeSets } from './themeSets';

const libs = path.join(import.meta.dirname, '../../..');

/** Variables of a theme that the CSS of components and pages reads. */
const read = globSync('{ui,site,blocks,news,football}/src/**/*.css', { cwd: libs }).flatMap((file) =>
  Array.from(
    readFileSync(path.join(libs, file), 'utf8').matchAll(/var\((--(?:palette|layout)-\w+)/g),
    ([, name = '']) => ({ file, name }),
  ),
);

describe.each([...themeSets.keys()])('the style sheet of %s', (key) => {
  const css = readGenerated(key, 'theme.css').toString();

  it('is whole', () => {
    expect(css).not.toMatch(/undefined|NaN|;;|\{;/);
    expect(css.match(/\{/g)?.length).toBe(css.match(/\}/g)?.length);
  });

  it('has every variable that a component or page reads', () => {
    expect(read.length).toBeGreaterThan(100);
    expect(read.filter(({ name }) => !css.includes(`${name}:`))).toEqual([]);
  });

  it('speaks of one theme only', () => {
    const spokenOf = new Set(Array.from(css.matchAll(/data-theme="(\w+)"/g), ([, name]) => name));

    expect([...spokenOf]).toEqual([key]);
  });

  it('is a small part of what a page weighs', () => {
    expect(gzipSync(css, { level: 9 }).byteLength).toBeLessThan(1_600);
  });

  it('is named in the file that apps read, with its faces', () => {
    const { key: name, stylesheet, fonts } = JSON.parse(readGenerated(key, 'theme.json').toString());

    expect(name).toBe(key);
    expect(stylesheet).toMatch(new RegExp(`^/themes/${key}\\.[0-9a-f]{8}\\.css$`));
    for (const font of fonts) expect(css).toContain(`url(${font})`);
  });
});
