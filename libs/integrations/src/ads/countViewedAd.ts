import { pushToDataLayer } from '../dataLayer/pushToDataLayer';
import { readSession, writeSession } from './sessionValue';

const key = 'cancha.viewedAds';
const every = 5;

/** For a browser that keeps nothing: those of this page. */
let onThisPage = 0;

/** Counts the ads a reader saw in this visit, and tells the data layer of every fifth. */
export function countViewedAd(): void {
  onThisPage += 1;
  const known = Number(readSession(key));
  const viewed = (Number.isSafeInteger(known) && known > 0 ? known : onThisPage - 1) + 1;
  writeSession(key, String(viewed));
  if (viewed % every === 0) pushToDataLayer({ event: 'ads_viewed', viewed_ads: viewed });
}

export function forgetViewedAds(): void {
  onThisPage = 0;
  writeSession(key, null);
}
