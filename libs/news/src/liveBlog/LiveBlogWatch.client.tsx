'use client';
import { createIdleIsland } from '@cancha/site/device/createIdleIsland';

/**
 * Watches a live blog from when the browser is idle. Without it the update button loads the page, as it does without
 * JavaScript.
 */
export const LiveBlogWatch = createIdleIsland(
  async () => (await import('./LiveBlogUpdates.client')).LiveBlogUpdates,
);
