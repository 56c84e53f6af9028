import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createProjectGraphAsync } from '@nx/devkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { filesIn } from '../filesIn';
import { workspaceFolder } from '../workspaceFolder';
import { findBrokenLinks } from './findBrokenLinks';
import { findMissingFiles } from './findMissingFiles';
import { findStaleCode } from './findStaleCode';
import { findUnknownCommands, type Commands } from './findUnknownCommands';
import { findUnknownNames, wordsOf } from './findUnknownNames';
import { readPage, type Page } from './readPage';

const inWorkspace = (file: string) => path.join(workspaceFolder, file);
const read = (file: string) =>
  existsSync(inWorkspace(file)) ? readFileSync(inWorkspace(file), 'utf8') : null;
const readJson = <Content>(file: string) => JSON.parse(read(file) ?? '{}') as Content;

/** What the newsroom writes is no documentation: its links are the readers'. */
const isArticle = (file: string) => /^libs\/newsroom\/seed\/.+\/.+\/.+/.test(file);
/** What was decided names what there was then. */
const isDecision = (file: string) => file.startsWith('docs/decisions/');

const files = filesIn('.').filter((file) => existsSync(inWorkspace(file)));
const pages = files
  .filter((file) => file.endsWith('.md') && !isArticle(file))
  .map((file) => readPage(file, read(file) ?? ''));
const current = pages.filter(({ file }) => !isDecision(file));

/** Where one comes from: the front of the repository and its forms. */
const startingPoints = /^(?:README\.md|\.github\/.*)$/;

/** Named though no file of the workspace, and why. */
const notInTheWorkspace: readonly [named: RegExp, why: string][] = [
  [/club-?transfers|club-?history|club-azul|KickOffClock/i, 'the reader of a how-to writes it by a command'],
  [
    /^(?:theme|styles)\.css$|\/(?:generated|dist|public|\.next|\.data|storybook-static)\b/,
    'a build or a run writes it',
  ],
  [/^(?:index\.ts|loading\.tsx)$/, 'said to be absent'],
];
const isInTheWorkspace = (named: string) => !notInTheWorkspace.some(([pattern]) => pattern.test(named));

/** Fields of the specification that have another name here, by the page that says which. */
const namesOfTheSpecification: Readonly<Record<string, readonly string[]>> = {
  'libs/ui/src/article/README.md': ['isNotification', 'linesToTruncate'],
  'libs/ui/src/shell/Header/README.md': [
    ...[
      'hideFooterLogo',
      'inputText',
      'navItemsMobile',
      'sendFormCallback',
      'showTermsConditions',
      'siteHeader',
    ],
    ...['vfNotifications', 'whatsappChannel'],
  ],
};

const problems = (checked: readonly Page[], find: (page: Page) => string[]) =>
  checked.flatMap((page) => find(page).map((problem) => `${page.file}: ${problem}`));

let commands: Commands;
beforeAll(async () => {
  // A test run leaves no background process behind.
  process.env['NX_DAEMON'] ??= 'false';
  const { nodes } = await createProjectGraphAsync({ exitOnError: false });
  const tests = files
    .filter((file) => /\.(?:test|e2e|stories)\.tsx?$/.test(file))
    .map((file) => read(file) ?? '');
  commands = {
    isTest: (title) => tests.some((source) => source.includes(title)),
    scripts: Object.keys(readJson<{ scripts: object }>('package.json').scripts),
    targets: new Map(Object.values(nodes).map(({ name, data }) => [name, Object.keys(data.targets ?? {})])),
    generators: Object.keys(readJson<{ generators: object }>('tools/generators/generators.json').generators),
  };
});

describe('the docs', () => {
  it('link to pages and headings that are there', () => {
    const exists = (file: string) => existsSync(inWorkspace(file));
    expect(problems(pages, (page) => findBrokenLinks(page, pages, exists))).toEqual([]);
  });

  it('are found from another page, each of them, and so are their pictures', () => {
    const linked = new Set(
      pages.flatMap(({ file, links }) =>
        links.map((link) => path.join(path.dirname(file), link.replace(/#.*/, ''))),
      ),
    );
    const own = [
      ...current.map(({ file }) => file),
      ...files.filter((file) => file.startsWith('docs/images/')),
    ];
    expect(own.filter((file) => !linked.has(file) && !startingPoints.test(file))).toEqual([]);
  });

  it('name files and folders that are there', () => {
    expect(problems(current, (page) => findMissingFiles(page, files).filter(isInTheWorkspace))).toEqual([]);
  });

  it('name commands that can be run', () => {
    expect(problems(current, (page) => findUnknownCommands(page, commands))).toEqual([]);
  });

  it('name things of the code that are there', () => {
    const sources = files.filter((file) => /\.(?:tsx?|mjs|mts|css|json|sql|yaml|template)$/.test(file));
    const known = wordsOf([...sources, ...sources.map((file) => read(file) ?? '')]);
    const unknown = problems(current, (page) =>
      findUnknownNames(
        page,
        (name) => known.has(name) || namesOfTheSpecification[page.file]?.includes(name) === true,
      ).filter(isInTheWorkspace),
    );
    expect(unknown).toEqual([]);
  });

  it('show code as it is in the files they name', () => {
    expect(problems(pages, (page) => findStaleCode(page, read))).toEqual([]);
  });
});
