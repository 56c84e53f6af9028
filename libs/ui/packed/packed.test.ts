import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isValidElement } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import card from '../src/article/Card/Card.stories';
import footer from '../src/shell/Footer/Footer.stories';
import header from '../src/shell/Header/Header.stories';
import table from '../src/standings/RankingTable/RankingTable.stories';

const root = path.join(import.meta.dirname, '..');
const workspace = path.join(root, '../..');
const installed = path.join(workspace, 'node_modules');
/** A project outside of the workspace. */
const consumer = mkdtempSync(path.join(tmpdir(), 'consumer-of-ui-'));
const packed = path.join(consumer, 'node_modules/@cancha/ui');

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: consumer, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

const runInstalled = (tool: string, ...args: string[]) =>
  run(process.execPath, path.join(installed, tool), ...args);

/** Packs a project as npm would publish it, and returns the tarball's path. */
function pack(project: string): string {
  const [{ filename }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', consumer], {
      cwd: project,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  ) as [{ filename: string }];
  return path.join(consumer, filename);
}

/** Links a package that a consumer has already, instead of downloading it. */
function lend(name: string): void {
  const place = path.join(consumer, 'node_modules', name);
  mkdirSync(path.dirname(place), { recursive: true });
  symlinkSync(path.join(installed, name), place);
}

const filesOf = (pattern: string) => globSync(pattern, { cwd: packed });
const read = (file: string) => readFileSync(path.join(packed, file), 'utf8');

beforeAll(() => {
  cpSync(path.join(import.meta.dirname, 'consumer'), consumer, { recursive: true });
  // The props of the stories, so that new props are covered. Slots stay empty.
  const props = { header: header.args, card: card.args, table: table.args, footer: footer.args };
  const plain = JSON.stringify(props, (_, value: unknown) => (isValidElement(value) ? undefined : value));
  writeFileSync(path.join(consumer, 'props.json'), plain);
  const tarballs = [pack(root), pack(path.join(workspace, 'libs/themes'))];
  run('npm', 'install', '--offline', '--legacy-peer-deps', '--no-audit', '--no-fund', ...tarballs);
  for (const name of ['react', 'react-dom', '@types/react', '@types/react-dom', 'csstype', 'culori'])
    lend(name);
}, 120_000);

afterAll(() => rmSync(consumer, { recursive: true, force: true }));

describe('the packed components', () => {
  it('bring modules, types and styles, and neither stories nor tests nor sources', () => {
    const files = filesOf('**/*.*');
    expect(files).toEqual(
      expect.arrayContaining([
        'README.md',
        'dist/styles.css',
        'dist/base/base.css',
        'dist/shell/Header/Header.js',
        'dist/shell/Header/Header.d.ts',
      ]),
    );
    expect(files.filter((file) => /\.(stories|test)\.|(^|\/)(src|stories)\/|\.tsx$/.test(file))).toEqual([]);
  });

  /** Packages that the modules of these files name, by what npm calls them. */
  const packagesOf = (files: readonly string[]) => {
    const sources = files.flatMap((file) =>
      [...read(file).matchAll(/\b(?:from|import)\s*\(?["']([^"']+)["']/g)].map(([, source = '']) => source),
    );
    const foreign = sources.filter((source) => !source.startsWith('.'));
    return new Set(foreign.map((source) => /^(?:@[^/]+\/)?[^/]+/.exec(source)?.[0]));
  };

  it('ask for nothing but react and what compares colours, and for MUI when something opens', () => {
    const files = filesOf('dist/**/*.js');
    // What opens is loaded by files named so, and by what they alone use.
    const opens = /\.lazy\.js$|\/DayCalendar\//;
    expect(packagesOf(files.filter((file) => !opens.test(file)))).toEqual(new Set(['react', 'culori']));
    const { peerDependencies } = JSON.parse(read('package.json')) as {
      peerDependencies: Record<string, string>;
    };
    const named = packagesOf(files.filter((file) => opens.test(file)));
    expect([...named].filter((name) => !Object.hasOwn(peerDependencies, name ?? ''))).toEqual([]);
  });

  it('know nothing of the workspace nor of any brand', () => {
    const brands = globSync('*/', { cwd: path.join(workspace, 'libs/brands/src') });
    const names = [...brands, 'bolavip', 'somosfanaticos', 'Fútbol Centroamérica'].map((name) =>
      name.replace(/\/$/, ''),
    );
    // Whole words only: `sfpt` is a brand.
    const forbidden = new RegExp(`@cancha/(?!ui|themes)|\\bnext/|/tmp/|\\b(${names.join('|')})\\b`, 'i');
    const faults = filesOf('dist/**/*.*').flatMap((file) => {
      const [found] = forbidden.exec(read(file)) ?? [];
      return found === undefined ? [] : [`${file}: ${found}`];
    });
    expect(faults).toEqual([]);
  });

  it("say 'use client' in client files, and in no other", () => {
    const faults = filesOf('dist/**/*.js').filter(
      (file) => /^["']use client["']/.test(read(file)) !== file.endsWith('.client.js'),
    );
    expect(filesOf('dist/**/*.client.js')).not.toEqual([]);
    expect(faults).toEqual([]);
  });
});

describe('a consumer', () => {
  it('renders header, footer, card and table with plain Node', () => {
    const html = run(process.execPath, 'render.mjs');
    expect(html).toMatch(/<header [^>]*class="Header-header-/);
    expect(html).toMatch(/<footer [^>]*class="Footer-footer-/);
    expect(html).toMatch(/<article [^>]*class="Card-card-/);
    expect(html).toMatch(/<table/);
    expect(html).not.toContain('undefined');
  });

  it('bundles components and styles, with every class that was rendered in the style sheet', () => {
    runInstalled('vite/bin/vite.js', 'build', '--logLevel', 'error');
    const [sheet = ''] = globSync('dist/assets/*.css', { cwd: consumer });
    const css = readFileSync(path.join(consumer, sheet), 'utf8');
    const rendered = run(process.execPath, 'render.mjs').matchAll(/class="([^"]+)"/g);
    const classes = new Set([...rendered].flatMap(([, names = '']) => names.split(' ')));
    const unstyled = [...classes].filter((name) => name !== '' && !css.includes(`.${name}`));
    expect(unstyled).toEqual([]);
    // The theme's, with its faces beside it.
    expect(css).toContain('--palette-ink');
    expect(globSync('dist/assets/*.woff2', { cwd: consumer })).not.toEqual([]);
  });

  it.each(['bundler', 'nodenext'])(
    'gets the types, and is told when a prop is wrong, by %s',
    (resolution) => {
      expect(runInstalled('typescript/bin/tsc', '-p', `tsconfig.${resolution}.json`)).toBe('');
    },
  );
});
