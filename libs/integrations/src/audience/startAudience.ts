import { consentHere } from '@cancha/site/consent/consentHere';
import { pageviewCandidatePath } from '@cancha/site/pageViews/pageviewCandidatePath';
import type { ReadSite, StartService } from '../browser/BrowserService';
import { pageViewsHere } from '../pageViews/pageViewsHere';
import { createComscoreMeter } from './createComscoreMeter';

/** The call that goes with each beacon, to the site itself, under a key that nobody has asked for before. */
function askCandidate({ siteCode, prefix }: ReadSite): void {
  const key = siteCode.toLowerCase() + String(Math.floor(Math.random() * 1e9));
  // Also from a page that is about to be left. It says nothing of the reader.
  const options = { cache: 'no-store', keepalive: true, credentials: 'omit' } as const;
  fetch(`${pageviewCandidatePath({ prefix })}?${key}`, options).catch(() => undefined);
}

/** Counts each further page of the visit, by a beacon and the site's own call. */
export const startAudience: StartService<'audience'> = (row, site) => {
  const meter = createComscoreMeter({
    ...row,
    hasAgreed: consentHere()?.hasChosen() ?? false,
    onBeacon: () => askCandidate(site),
  });
  const unfollow = pageViewsHere().follow('audience', ({ isFirst }) => {
    if (isFirst) meter.countFirstPage();
    else meter.countPage();
  });
  return () => {
    unfollow();
    meter.stop();
  };
};
