'use client';
import { createIdleIsland } from '@cancha/site/device/createIdleIsland';

/** Watches the scores of a page from when the browser is idle. */
export const LiveMatchesWatch = createIdleIsland(
  async () => (await import('./LiveScores.client')).LiveScores,
);
