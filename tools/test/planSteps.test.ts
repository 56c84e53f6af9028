import { describe, expect, it } from 'vitest';
import { planSteps, type Scope } from './planSteps.mjs';

const base = '71acccc';
const plan = (scope: Partial<Scope> = {}) =>
  planSteps({ steps: [], projects: [], base, affected: false, all: false, ...scope });
const names = (scope?: Partial<Scope>) => plan(scope).map(({ name }) => name);
const argsOf = (key: string, scope?: Partial<Scope>) => plan(scope).find(({ name }) => name === key)?.args;

describe('planSteps', () => {
  it('checks the quick things first and the browser last', () => {
    expect(names()).toEqual([
      'format, lint, types',
      'unit tests',
      'build',
      'packages',
      'stories',
      'pictures',
      'end to end',
      'generated brands',
    ]);
    expect(names({ affected: true })).toEqual(['format', 'lint', 'types', ...names().slice(1)]);
  });

  it('compares with the base where only what changed is wanted', () => {
    expect(argsOf('unit tests')?.slice(0, 3)).toEqual(['run-many', '-t', 'test']);
    expect(argsOf('unit tests', { affected: true })?.slice(0, 4)).toEqual([
      'affected',
      `--base=${base}`,
      '-t',
      'test',
    ]);
    expect(argsOf('unit tests', { affected: true, base: null })?.[0]).toBe('run-many');
  });

  it('lints all at once, whatever changed, or a project alone', () => {
    const whole = ['run-many', '-t', 'lint-all', 'types-all'];
    expect(argsOf('lint', { steps: ['lint'] })?.slice(0, 4)).toEqual(whole);
    expect(argsOf('lint', { affected: true })?.slice(0, 4)).toEqual(whole);
    expect(argsOf('lint', { steps: ['lint'], projects: ['ui'] })?.slice(0, 4)).toEqual([
      'run-many',
      '--projects=@cancha/ui',
      '-t',
      'lint',
    ]);
  });

  it('checks all types at once, or those of a project', () => {
    expect(argsOf('types', { affected: true })?.slice(0, 3)).toEqual(['run-many', '-t', 'types-all']);
    expect(argsOf('types', { steps: ['types'], projects: ['ui'] })?.slice(1, 4)).toEqual([
      '--projects=@cancha/ui',
      '-t',
      'typecheck',
    ]);
  });

  it('has one format for all files, whichever project is named', () => {
    const scope = { steps: ['format'], projects: ['ui'] };
    expect(argsOf('format', scope)?.slice(0, 3)).toEqual(['run-many', '-t', 'format-all']);
  });

  it('reads the sources once: formats, lints and checks types in one go', () => {
    const together = ['run-many', '-t', 'format-all', 'lint-all', 'types-all'];
    expect(argsOf('format, lint, types')?.slice(0, 5)).toEqual(together);
  });

  it('opens the apps that changed, unless no commit is known or all is asked for', () => {
    const changedSince = (scope: Partial<Scope>) => plan(scope).flatMap((step) => step.changedSince ?? []);
    expect(changedSince({})).toEqual([base]);
    expect(changedSince({ steps: ['e2e'] })).toEqual([base]);
    expect(changedSince({ steps: ['e2e'], projects: ['network-e2e'] })).toEqual([]);
    expect(changedSince({ base: null })).toEqual([]);
    expect(changedSince({ all: true })).toEqual([]);
  });

  it('generates brands when what they are made of changed, or nobody knows, or it is asked for', () => {
    const commandOf = (scope?: Partial<Scope>) => argsOf('generated brands', scope)?.[0];
    expect(commandOf()).toBe('affected');
    expect(commandOf({ base: null })).toBe('run-many');
    expect(commandOf({ all: true })).toBe('run-many');
    expect(commandOf({ steps: ['generated'] })).toBe('run-many');
  });

  it('runs single steps, and single projects with all of theirs in one go', () => {
    expect(names({ steps: ['types', 'format'] })).toEqual(['types', 'format']);
    expect(names({ projects: ['ui', 'stats'] })).toEqual(['ui, stats']);
    expect(argsOf('ui', { projects: ['ui'] })).toEqual(
      expect.arrayContaining(['--projects=@cancha/ui', 'lint', 'test', 'packed']),
    );
    expect(argsOf('lint', { steps: ['lint'], projects: ['ui'] })).toContain('--projects=@cancha/ui');
  });

  it('has Nx print every output, as the tests are counted from it', () => {
    const nx = plan();
    expect(nx.every(({ args }) => args.includes('--outputStyle=static'))).toBe(true);
  });

  it('starts a browser and a database only for what needs them', () => {
    const needsOf = (scope: Partial<Scope>) => plan(scope).flatMap(({ needs }) => needs);
    expect(needsOf({ steps: ['lint', 'types', 'build'] })).toEqual([]);
    expect(needsOf({ steps: ['unit'] })).toEqual(['database']);
    expect(needsOf({ steps: ['unit'], projects: ['ui'] })).toEqual([]);
    expect(needsOf({ steps: ['stories'] })).toEqual(['browser']);
  });
});
