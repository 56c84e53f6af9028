import type { Page } from '@playwright/test';

const bytesPerSecond = (kilobits: number) => (kilobits * 1000) / 8;

/** A first visit on a phone with a weak network: faces, pictures and scripts come late and one by one. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond(1_600),
    uploadThroughput: bytesPerSecond(750),
  });
}
