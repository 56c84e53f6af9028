import type { Page } from '@playwright/test';
import type { PictureLook } from './pictureLooks';

type Globals = Omit<PictureLook, 'width'>;

/** A text field's grip is the browser's own drawing, and moves by a pixel from one version to the next. */
const withoutGrips = 'textarea { resize: none !important }';

/** Runs in the page: switches the toolbar as a designer would, and waits until all of it is to be seen. */
async function wearGlobals(globals: Globals): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: {
      emit: (event: string, payload: { globals: Globals }) => void;
      once: (event: string, listener: () => void) => void;
    };
  };
  const finished = new Promise<void>((resolve) => channel.once('storyFinished', resolve));
  channel.emit('updateGlobals', { globals });
  await finished;
  const { documentElement: html } = document;
  const worn = () => html.dataset['theme'] === globals.brand && html.dataset['scheme'] === globals.scheme;
  while (!worn() || html.lang !== globals.language) await frame();
  await frame();
  await frame();

  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  // One that is missing on purpose is as it will be.
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  // All of the brand's, used or not: the list of those under way can be empty a moment before one is asked for.
  await Promise.all([...document.fonts].map((face) => face.load()));
  await frame();
}

/** Runs in the page: how far down the component reaches, what it opens over the page included. */
function measureHeight(): number {
  // A surface is beside the story, in the body.
  const parts = [
    ...document.querySelectorAll(
      ':is(#storybook-root, [role="dialog"]), :is(#storybook-root, [role="dialog"]) *',
    ),
  ];
  const bottoms = parts
    .filter((part) => part.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }))
    .map((part) => part.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1)
    .map(({ bottom }) => bottom);
  return Math.ceil(Math.max(1, ...bottoms));
}

/** The component on a screen of the look's width, as a PNG of that width. */
export async function takePicture(page: Page, { width, ...globals }: PictureLook): Promise<Buffer> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(wearGlobals, globals);
  const height = await page.evaluate(measureHeight);
  return page.screenshot({
    clip: { x: 0, y: 0, width, height },
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
    style: withoutGrips,
  });
}
