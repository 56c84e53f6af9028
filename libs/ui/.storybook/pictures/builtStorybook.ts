import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

const folder = path.join(import.meta.dirname, '../storybook-static');

/** No server: what is asked for is read from the built Storybook, and nothing else is to be had. */
const origin = 'http://storybook.invalid';

type Entry = { id: string; title: string; type: string; tags?: readonly string[] };

/** The stories tagged `visual`, by the title of their component, in the order they are written. */
export function readVisualStories(): ReadonlyMap<string, readonly string[]> {
  const { entries } = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  const visual = Object.values(entries).filter(
    ({ type, tags }) => type === 'story' && tags?.includes('visual'),
  );
  return new Map(
    [...Map.groupBy(visual, ({ title }) => title)].map(([title, stories]) => [
      title,
      stories.map(({ id }) => id),
    ]),
  );
}

/** Opens Storybook with a story of a component, on a page whose clock stands still at half-time of a final. */
export async function openStorybook(page: Page, id: string): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-07-19T19:45:00Z'));
  await page.route('**/*', (route) => {
    const { origin: asked, pathname } = new URL(route.request().url());
    if (asked !== origin) return route.abort();
    const file = path.join(folder, pathname);
    // Some stories ask for a picture that is missing on purpose.
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  });
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story`);
}

type Preview = {
  channel: { emit: (event: string, selection: { storyId: string; viewMode: 'story' }) => void };
  currentRender?: { id: string; phase?: string };
};

/** Runs in the page: shows a story, and waits until it has been played to its end. */
async function selectStory(id: string): Promise<void> {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview };
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // Storybook reloads its page when a story is chosen while another, or the one of the address, is still on its way.
  while (preview.currentRender === undefined) await frame();
  if (preview.currentRender.id !== id)
    preview.channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  const phase = () => (preview.currentRender?.id === id ? preview.currentRender.phase : undefined);
  while (phase() !== 'finished') {
    if (phase() === 'errored') throw new Error(`The story ${id} fails.`);
    await frame();
  }
}

/** Shows another story on the page that has Storybook open already. */
export async function showStory(page: Page, id: string): Promise<void> {
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  await page.evaluate(selectStory, id);
}
