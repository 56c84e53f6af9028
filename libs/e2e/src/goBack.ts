import { expect } from '@playwright/test';
import type { Tab } from './openTab';

type Return = { isSame: boolean; reasons: unknown };

type Way = { address: string; link: string; meanwhile?: () => unknown };

/** Follows a link of a page and goes back. Whether the browser had kept the page; if not, why. */
export async function goBack(tab: Tab, { address, link, meanwhile }: Way): Promise<Return> {
  await tab.open(address);
  await tab.evaluate('window.isSame = true');
  await tab.press(link);
  await tab.release();
  await expect.poll(() => tab.evaluate('location.href')).not.toBe(address);
  await tab.isQuiet();
  await meanwhile?.();
  await tab.evaluate('void setTimeout(() => history.back())');
  await expect.poll(() => tab.evaluate('location.href')).toBe(address);
  await tab.isQuiet();
  return JSON.parse(
    await tab.evaluate(`JSON.stringify({
      isSame: window.isSame === true,
      reasons: performance.getEntriesByType('navigation')[0].notRestoredReasons,
    })`),
  ) as Return;
}
