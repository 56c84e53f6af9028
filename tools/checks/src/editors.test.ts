import { readFileSync } from 'node:fs';
import path from 'node:path';
import { resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { workspaceFolder } from './workspaceFolder';

const read = (file: string) => readFileSync(path.join(workspaceFolder, file), 'utf8');

describe('an editor', () => {
  it('is told the same by .editorconfig as by Prettier', async () => {
    const file = path.join(workspaceFolder, 'libs/ui/src/article/Card/Card.tsx');
    const own = await resolveConfig(file, { editorconfig: false });
    const settings = Object.fromEntries(
      Array.from(read('.editorconfig').matchAll(/^(\w+) = (.+)$/gm), ([, name = '', value = '']) => [
        name,
        value,
      ]),
    );

    expect(settings).toMatchObject({
      max_line_length: String(own?.printWidth),
      indent_size: String(own?.tabWidth ?? 2),
      indent_style: own?.useTabs ? 'tab' : 'space',
      end_of_line: own?.endOfLine ?? 'lf',
    });
  });

  it('has tasks that are commands of the workspace', () => {
    const { tasks } = JSON.parse(read('.vscode/tasks.json')) as { tasks: { command: string }[] };
    const { scripts } = JSON.parse(read('package.json')) as { scripts: object };
    const names = tasks.map(({ command }) => /^npm (?:run )?(\S+)/.exec(command)?.[1]);

    expect(names.filter((name) => name === undefined || !Object.hasOwn(scripts, name))).toEqual([]);
  });
});
