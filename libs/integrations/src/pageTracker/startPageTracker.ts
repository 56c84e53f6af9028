import type { StartService } from '../browser/BrowserService';
import { pageViewsHere } from '../pageViews/pageViewsHere';
import { createMarfeelTracker } from './createMarfeelTracker';

/** Tells of each further page of the visit, until the reader withdraws. */
export const startPageTracker: StartService<'pageTracker'> = (row) => {
  const tracker = createMarfeelTracker(row);
  return pageViewsHere().follow('pageTracker', ({ isFirst, ...page }) => {
    if (!isFirst) tracker.notifyNewPage(page);
  });
};
