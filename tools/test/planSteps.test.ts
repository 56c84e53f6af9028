import { describe, expect, it } from 'vitest';
import { planSteps, type Scope } from './planSteps.ts';

const base = '71acccc';
const nothing = { steps: [], projects: [], base, affected: false, all: false, apps: null };
const plan = (scope: Partial<Scope> = {}) => planSteps({ ...nothing, ...scope });
const names = (scope?: Partial<Scope>) => plan(scope).map(({ label }) => label);
const argsOf = (key: string, scope?: Partial<Scope>) => plan(scope).find(({ label }) => label === key)?.args;

describe('planSteps', () => {
  it('checks the quick things first and the browser last', () => {
    expect(names()).toEqual([
      'format, lint, types',
      'unit',
      'build',
      'packages',
      'stories, pictures',
      'e2e',
      'drill',
      'generated',
    ]);
  });

  it('compares with the base where only what changed is wanted', () => {
    expect(argsOf('unit')?.slice(0, 3)).toEqual(['run-many', '-t', 'test']);
    expect(argsOf('unit', { affected: true })?.slice(0, 4)).toEqual([
      'affected',
      `--base=${base}`,
      '-t',
      'test',
    ]);
    expect(argsOf('unit', { affected: true, base: null })?.[0]).toBe('run-many');
  });

  it('lints all at once, whatever changed, or a project alone', () => {
    const whole = ['run-many', '-t', 'lint-all', 'types-all', 'unused-all'];
    expect(argsOf('lint', { steps: ['lint'] })?.slice(0, 5)).toEqual(whole);
    expect(argsOf('lint', { steps: ['lint'], affected: true })?.slice(0, 5)).toEqual(whole);
    expect(argsOf('lint', { steps: ['lint'], projects: ['ui'] })?.slice(0, 4)).toEqual([
      'run-many',
      '--projects=@cancha/ui',
      '-t',
      'lint',
    ]);
  });

  it('checks all types at once, or those of a project', () => {
    const only = { steps: ['types'] };
    expect(argsOf('types', { ...only, affected: true })?.slice(0, 3)).toEqual([
      'run-many',
      '-t',
      'types-all',
    ]);
    expect(argsOf('types', { ...only, projects: ['ui'] })?.slice(1, 4)).toEqual([
      '--projects=@cancha/ui',
      '-t',
      'typecheck',
    ]);
  });

  it('has one format for all files, whichever project is named', () => {
    const scope = { steps: ['format'], projects: ['ui'] };
    expect(argsOf('format', scope)?.slice(0, 3)).toEqual(['run-many', '-t', 'format-all']);
  });

  it.each([{}, { affected: true }])('reads the sources once, in one go: %o', (scope) => {
    const together = ['run-many', '-t', 'format-all', 'lint-all', 'types-all', 'unused-all'];
    const args = argsOf('format, lint, types', scope);
    expect(args?.slice(0, 6)).toEqual(together);
    expect(args).toContain('--parallel=3');
  });

  it('plays the stories and takes their pictures at once', () => {
    const args = argsOf('stories, pictures');
    expect(args?.slice(0, 4)).toEqual(['run-many', '-t', 'stories', 'pictures']);
    expect(args).toContain('--parallel=2');
  });

  it('opens the apps that changed where nothing else did, unless all is asked for', () => {
    const opened = (scope: Partial<Scope>) => plan(scope).flatMap(({ env }) => env?.['APPS'] ?? []);
    const apps = ['fca', 'redgol'];
    expect(opened({ apps })).toEqual(['fca,redgol']);
    expect(opened({ apps, steps: ['e2e'] })).toEqual(['fca,redgol']);
    expect(opened({ apps, steps: ['e2e'], projects: ['network-e2e'] })).toEqual([]);
    expect(opened({ apps, all: true })).toEqual([]);
    expect(opened({})).toEqual([]);
  });

  it('generates brands when what they are made of changed, or nobody knows, or it is asked for', () => {
    const commandOf = (scope?: Partial<Scope>) => argsOf('generated', scope)?.[0];
    expect(commandOf()).toBe('affected');
    expect(commandOf({ base: null })).toBe('run-many');
    expect(commandOf({ all: true })).toBe('run-many');
    expect(commandOf({ steps: ['generated'] })).toBe('run-many');
  });

  it('runs single steps, and single projects with all of theirs in one go', () => {
    expect(names({ steps: ['types', 'format'] })).toEqual(['types', 'format']);
    expect(names({ projects: ['ui', 'stats'] })).toEqual(['ui, stats']);
    expect(argsOf('ui', { projects: ['ui'] })).toEqual(
      expect.arrayContaining(['--projects=@cancha/ui', 'lint', 'typecheck', 'test', 'packed']),
    );
    expect(argsOf('ui', { projects: ['ui'] })).not.toContain('format-all');
  });

  it('has Nx print every output, as the tests are counted from it', () => {
    expect(plan().every(({ args }) => args.includes('--outputStyle=static'))).toBe(true);
  });

  it('starts a browser only for what needs it', () => {
    const opening = plan().filter(({ needsBrowser }) => needsBrowser);
    expect(opening.map(({ label }) => label)).toEqual(['unit', 'stories, pictures', 'e2e', 'generated']);
    expect(plan({ steps: ['lint', 'types', 'build'] }).some(({ needsBrowser }) => needsBrowser)).toBe(false);
  });
});
