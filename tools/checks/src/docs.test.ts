import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { workspaceFolder } from './workspaceFolder';

/** What the newsroom writes is no documentation: its links are the readers'. */
const isArticle = (file: string) => file.startsWith('libs/newsroom/seed/');

const pages = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], {
  cwd: workspaceFolder,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !isArticle(file))
  .filter((file) => existsSync(path.join(workspaceFolder, file)));

const textOf = (page: string) => readFileSync(path.join(workspaceFolder, page), 'utf8');
const found = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, group = '']) => group);

/** Files that a how-to has its reader write, and folders that a run leaves. */
const notThereYet = /clubTransfers|Comments|comments\/|\.data$|storybook-static$/;

const isPlain = (named: string) => !/[<{*…[]/.test(named) && !notThereYet.test(named);

describe('the docs', () => {
  it('link to pages that are there', () => {
    const broken = pages.flatMap((page) =>
      found(textOf(page), /\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g)
        .filter((link) => !existsSync(path.join(workspaceFolder, path.dirname(page), link)))
        .map((link) => `${page}: ${link}`),
    );

    expect(broken).toEqual([]);
  });

  it('name files and folders that are there', () => {
    const gone = pages.flatMap((page) =>
      found(textOf(page), /`((?:apps|libs|tools)\/[^`\s]+)`/g)
        .filter(isPlain)
        .filter((named) => !existsSync(path.join(workspaceFolder, named)))
        .map((named) => `${page}: ${named}`),
    );

    expect(gone).toEqual([]);
  });
});
