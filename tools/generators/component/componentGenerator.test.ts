import { expect, it } from 'vitest';
import { openTestTree } from '../network/openTestTree.ts';
import { readText } from '../source/editFile.ts';
import { componentGenerator } from './componentGenerator.ts';

const folder = 'libs/ui/src/match/KickOffClock';

it('a component lies with its styles and stories in a folder of its own name', async () => {
  const tree = openTestTree();
  await componentGenerator(tree, { path: 'match/KickOffClock' });

  expect(tree.children(folder).sort()).toEqual([
    'KickOffClock.module.css',
    'KickOffClock.stories.tsx',
    'KickOffClock.tsx',
  ]);
  expect(readText(tree, `${folder}/KickOffClock.tsx`)).toContain('export function KickOffClock(');
  expect(readText(tree, `${folder}/KickOffClock.stories.tsx`)).toContain('component: KickOffClock,');
});

it.each(['KickOffClock', 'match/kickOff', 'match/Kick-Off', '../match/Clock', 'match/'])(
  '%s is no component, and nothing is written',
  async (path) => {
    const tree = openTestTree();

    await expect(componentGenerator(tree, { path })).rejects.toThrow(/say <area>\/<Name>/);
    expect(tree.listChanges()).toEqual([]);
  },
);

it('a component that is there stays as it is', async () => {
  const tree = openTestTree();

  await expect(componentGenerator(tree, { path: 'block/InfoBlock' })).rejects.toThrow(/already/);
  expect(tree.listChanges()).toEqual([]);
});
