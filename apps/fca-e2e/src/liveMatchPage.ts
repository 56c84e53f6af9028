import { expect, type Locator, type Page } from '@playwright/test';
import { startLiveMatch, type RunningMatch } from './startLiveMatch';

const minuteMs = 60_000;

export const polls = '**/api/live-matches';

export type LiveMatchPage = {
  readonly match: RunningMatch;
  /** Where the match stands on a page. */
  places(page: Page): Locator;
  tell: RunningMatch['tell'];
  /** Opens a page with a clock that can be put on, and waits until its matches are watched. */
  watch(page: Page, path: string): Promise<void>;
};

export const announcer = (page: Page): Locator => page.locator('[data-announcer]');

/** A minute later, with what has happened meanwhile. */
export async function aMinuteLater(page: Page): Promise<void> {
  const asked = page.waitForResponse(polls);
  await page.clock.fastForward(minuteMs);
  await asked;
}

/** A match that is on, and pages that show it. */
export async function openLiveMatch(): Promise<LiveMatchPage> {
  const match = await startLiveMatch();
  const sentence = () => {
    const [home, away] = ['home', 'away'].map((side) => match.match[`total_scores_${side}`] as number | null);
    return home === null ? 'Brasil contra Noruega' : `Brasil ${home}, Noruega ${away}`;
  };
  return {
    match,
    places: (page) => page.locator(`[data-match="${match.match.id}"]`),
    tell: (...standing) => match.tell(...standing),
    watch: async (page, path) => {
      const address = match.app.origin + path;
      // The first reader after a change may still be given the page from before it.
      await expect.poll(async () => (await fetch(address)).text()).toContain(sentence());
      await page.clock.install();
      await page.goto(address);
      await expect(announcer(page)).toBeAttached();
      // A page that lay in the cache for some seconds asks at once, and only a minute after that again.
      await page.waitForLoadState('networkidle');
    },
  };
}
