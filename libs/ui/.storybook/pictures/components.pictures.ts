import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { openStorybook, readVisualStories, showStory } from './builtStorybook';
import { composeSheet, reduceShades } from './composeSheet';
import { everyLook, mainLook } from './pictureLooks';
import { takePicture } from './takePicture';

const sheets = path.join(import.meta.dirname, 'sheets');
const components = readVisualStories();
const sheetOf = (title: string) => `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.png`;
const isUpdating = () => test.info().config.updateSnapshots !== 'none';

/** The first story of a component in every look, the others in the main one. `css` changes how they look. */
async function takeSheet(page: Page, stories: readonly string[], css?: string): Promise<Buffer> {
  const pictures: Buffer[] = [];
  await openStorybook(page, stories[0] ?? '');
  if (css !== undefined) await page.addStyleTag({ content: css });
  for (const [i, id] of stories.entries()) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await showStory(page, id);
    for (const look of i === 0 ? everyLook : [mainLook]) pictures.push(await takePicture(page, look));
  }
  return composeSheet(pictures);
}

test.describe('every component looks as it did', () => {
  for (const [title, stories] of components)
    test(title, async ({ page }) => {
      const sheet = await takeSheet(page, stories);
      expect(isUpdating() ? await reduceShades(sheet) : sheet).toMatchSnapshot(sheetOf(title));
    });

  test('no sheet is left of a component that is gone', () => {
    const expected = new Set([...components.keys()].map(sheetOf));
    const left = readdirSync(sheets).filter((file) => !expected.has(file));
    if (isUpdating()) for (const file of left) rmSync(path.join(sheets, file));
    else expect(left).toEqual([]);
  });
});

test.describe('a difference is seen', () => {
  const title = 'Lists/Pager';
  const differences = {
    'a shift of 2 px': 'nav ol { translate: 2px }',
    'a distance of 2 px more': 'nav ol { gap: 10px !important }',
    'a slightly other colour of one brand in the dark':
      '[data-theme="fca"][data-scheme="dark"] nav [aria-current] { background: #24467a !important }',
    'another weight of the type': 'nav a { font-weight: 400 }',
  };

  for (const [difference, css] of Object.entries(differences))
    test(difference, async ({ page }) => {
      expect(await takeSheet(page, components.get(title) ?? [], css)).not.toMatchSnapshot(sheetOf(title));
    });
});
