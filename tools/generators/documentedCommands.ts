import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { workspaceRoot } from '../setup/workspaceRoot.ts';

/** `npx nx g @cancha/tools:<generator> …` as it stands in a page of the docs or in a generator's help. */
export type DocumentedCommand = { page: string; command: string };
/** What the command line says, as Nx reads it. */
export type CommandLine = {
  generator: string;
  options: Record<string, string | boolean | string[] | undefined>;
};

const read = (page: string) => readFileSync(path.join(workspaceRoot, page), 'utf8');

/** Every generator command of the docs and of `--help`, but for those that ask for help or have placeholders such as `<code>`. */
export function readDocumentedCommands(): DocumentedCommand[] {
  const args = ['ls-files', '-co', '--exclude-standard', '*.md'];
  const pages = execFileSync('git', args, { cwd: workspaceRoot, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
  const schemas = globSync('tools/generators/*/schema.json', { cwd: workspaceRoot });
  return [
    ...pages.flatMap((page) => commandsIn(read(page)).map((command) => ({ page, command }))),
    ...schemas.flatMap((page) => examplesIn(read(page)).map(({ command }) => ({ page, command }))),
  ].filter(({ command }) => !/<|--help/.test(command));
}

/** A backslash at the end of a line continues it. */
function commandsIn(text: string): string[] {
  const lines = text.replace(/\\\n\s*/g, '');
  return Array.from(lines.matchAll(/npx nx g @cancha\/tools:[^\n`]*/g), ([command]) => command);
}

const examplesIn = (schema: string) => (JSON.parse(schema) as { examples: { command: string }[] }).examples;

/** A command as a shell and Nx take it apart. */
export function readCommandLine(command: string): CommandLine {
  const words = command.replace(/\s#\s.*$/, '').match(/(?:"[^"]*"|\S)+/g) ?? [];
  const args = words.slice(3).map((word) => word.replaceAll('"', ''));
  const { values, positionals } = parseArgs({ args, strict: false, allowPositionals: true });
  const [generator = '', ...rest] = positionals;
  return {
    generator: generator.replace('@cancha/tools:', ''),
    options: { ...(values as Record<string, string | boolean>), _: rest },
  };
}
