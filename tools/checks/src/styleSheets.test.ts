import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { workspaceFolder } from './workspaceFolder.ts';

const sheets = globSync('{apps,libs}/*/src/**/*.css', { cwd: workspaceFolder });

/** What stands between the brackets of each `:has(…)`. */
function conditions(css: string): string[] {
  return [...css.matchAll(/:has\(/g)].map(({ index }) => {
    const start = index + ':has('.length;
    let end = start;
    for (let open = 1; open > 0 && end < css.length; end++) {
      if (css[end] === '(') open++;
      if (css[end] === ')') open--;
    }
    return css.slice(start, end - 1);
  });
}

describe('style sheets', () => {
  it('are found', () => {
    expect(sheets.length).toBeGreaterThan(100);
  });

  it('ask for nothing that has something that has something: browsers drop such a rule without a word', () => {
    const nested = sheets.filter((sheet) =>
      conditions(readFileSync(path.join(workspaceFolder, sheet), 'utf8')).some((text) =>
        text.includes(':has('),
      ),
    );

    expect(nested).toEqual([]);
  });
});
