import { describe, expect, it } from 'vitest';
import { testContext } from '../testing/testContext';
import { markShell } from './markShell';
import { toShell } from './toShell';

const context = testContext();
const shell = toShell(null, null, context);

describe('the menus of a page', () => {
  it('are the very same objects on every page that no entry leads to, so that their HTML can be kept', () => {
    const marked = markShell(shell, '/nowhere', context.site);

    expect(marked.main).toBe(shell.main);
    expect(marked.menu).toBe(shell.menu);
    expect(marked.betting).toBe(shell.betting);
    expect(marked.tabs).toBe(shell.tabs);
    expect(marked.footer).toBe(shell.footer);
  });

  it('mark what leads to the page in every one of them, and leave the columns beside it alone', () => {
    const marked = markShell(shell, '/costarica', context.site);

    expect(marked.main.map(({ current }) => current)).toEqual([true, false]);
    expect(marked.menu[0]?.rows[0]?.submenuItems?.[0]?.current).toBe(true);
    expect(marked.menu[1]).toBe(shell.menu[1]);
    expect(
      marked.footer.columns.flatMap(({ items }) => items).find(({ href }) => href === '/costarica')?.current,
    ).toBe(true);
  });
});
