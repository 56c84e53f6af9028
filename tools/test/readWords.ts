import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ExplainedError } from '../setup/ExplainedError.mjs';
import { workspaceRoot } from '../setup/workspaceRoot.ts';
import { testSteps } from './testSteps.ts';

const isSwitch = { type: 'boolean', default: false } as const;
const options = {
  affected: isSwitch,
  all: isSwitch,
  help: { ...isSwitch, short: 'h' },
  name: { type: 'string', short: 't' },
} as const;

/** No steps or projects are all of them; `name` is part of the name of a test. */
export type Words = ReturnType<typeof readWords>;

/** What the words after `npm test` ask for. Throws for options and words that mean nothing. */
export function readWords(args: string[]) {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const known = readProjects();
  const [steps, projects, files]: [string[], string[], string[]] = [[], [], []];
  for (const word of positionals) {
    const project = word.replace('@cancha/', '');
    const file = fileAt(word);
    // A project may be called as a step is: then it needs its whole name.
    if (Object.hasOwn(testSteps, word)) steps.push(word);
    else if (known.has(project)) projects.push(project);
    else if (file !== null) files.push(file);
    else {
      const there = `Steps: ${Object.keys(testSteps).join(', ')}.\nProjects: ${[...known.keys()].sort().join(', ')}.`;
      throw new ExplainedError(`There is no step, project or test file “${word}”.\n${there}`);
    }
  }
  const named = projects.flatMap((project) => known.get(project) ?? []);
  const folders = named.length > 0 ? named : ['apps', 'libs', 'tools'];
  return { name: null, ...values, steps, projects, files, folders };
}

/** The projects' folders by the names one types: `ui`, `fca-e2e`. Nx knows them as well, but takes seconds to say so. */
function readProjects(): Map<string, string> {
  const places = '{tools,{apps,libs,libs/*,libs/*/src,tools}/{*,.storybook}}/{package,project}.json';
  const projects = globSync(places, { cwd: workspaceRoot }).map((file) => {
    const { name } = JSON.parse(readFileSync(join(workspaceRoot, file), 'utf8')) as { name: string };
    return [name.replace('@cancha/', ''), dirname(file)] as const;
  });
  // A site and a theme have no tests of their own.
  return new Map(projects.filter(([name]) => !/^(brand|theme)-/.test(name)));
}

/** npm starts its scripts at the root, and says where it was called. */
function fileAt(word: string): string | null {
  const places = [process.env['INIT_CWD'] ?? workspaceRoot, workspaceRoot];
  const found = places.map((folder) => resolve(folder, word)).find((file) => existsSync(file));
  return found && /\.(test|e2e|stories)\.tsx?$/.test(found) ? relative(workspaceRoot, found) : null;
}
