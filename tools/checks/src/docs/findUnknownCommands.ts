import type { Page } from './readPage';

/** What can be run: npm scripts, targets by project, generators. */
export type Commands = {
  scripts: readonly string[];
  targets: ReadonlyMap<string, readonly string[]>;
  generators: readonly string[];
  /** Whether a test says this. */
  isTest: (title: string) => boolean;
};

/** `npm run …` and `nx …` commands of a page that the workspace does not have. `<app>` stands for anything. */
export function findUnknownCommands({ codes, blocks }: Page, commands: Commands): string[] {
  const lines = [...codes, ...blocks.flatMap(({ text }) => text.split('\n'))];
  return lines.flatMap((line) => unknownIn(line, commands));
}

function unknownIn(line: string, { scripts, targets, generators, isTest }: Commands): string[] {
  const missing: string[] = [];
  const expect = (isThere: boolean, what: string) => isThere || missing.push(what);
  for (const [what, script = '', project] of line.matchAll(
    /\bnpm run (?:-s )?([\w:-]+)(?: -w (@cancha\/[\w-]+))?/g,
  ))
    expect(project ? targets.get(project)?.includes(script) === true : scripts.includes(script), what);
  for (const [what, project = '', target = ''] of line.matchAll(/\bnx run (@cancha\/[\w-]+):([\w-]+)/g))
    expect(targets.get(project)?.includes(target) === true, what);
  for (const [what, target = '', project = ''] of line.matchAll(
    /\bnx ([a-z][\w-]*) (@cancha\/[\w-]+)(?![\w<:-])/g,
  ))
    if (!['run', 'show'].includes(target)) expect(targets.get(project)?.includes(target) === true, what);
  for (const [what, target = '', project = ''] of line.matchAll(
    /\bnx run-many -t (\S+) -p (@cancha\/[\w-]+)(?![\w<*-])/g,
  ))
    expect(
      target.split(',').every((name) => targets.get(project)?.includes(name)),
      what,
    );
  for (const [what, generator = ''] of line.matchAll(/\bnx g @cancha\/tools:([\w-]+)/g))
    expect(generators.includes(generator), what);
  for (const [what, title = ''] of line.matchAll(/\bnpm test -- [^"]*-t "([^"]+)"/g))
    expect(isTest(title), what);
  return missing;
}
