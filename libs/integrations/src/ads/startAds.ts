import type { StartService } from '../browser/BrowserService';
import { countViewedAd, forgetViewedAds } from './countViewedAd';
import { adSlotSelector, createAdSlots } from './createAdSlots';
import { createGptWrapper } from './createGptWrapper';
import { createNetworkWrapper } from './createNetworkWrapper';
import { forgetVisit, visitTargeting } from './visitTargeting';

/** The first scan, and how often it is repeated. */
const scans = { first: 300, every: 1000, times: 5 };

/** Fills the slots of the page, as long as the reader allows it. */
export const startAds: StartService<'ads'> = ({ baseAdUnit, script, wrapper: network }) => {
  const targeting = visitTargeting(location.search);
  if (!baseAdUnit) {
    console.error('baseAdUnit is required');
    return;
  }
  const wrapper = network ? createNetworkWrapper(network) : createGptWrapper(script);
  const slots = createAdSlots({ wrapper, page: { baseAdUnit, targeting }, onViewed: countViewedAd });
  let timers: ReturnType<typeof setTimeout>[] = [];
  const stopTimers = () => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  };
  const begin = () => {
    timers = Array.from({ length: scans.times + 1 }, (_, i) =>
      setTimeout(() => slots.scan(), scans.first + i * scans.every),
    );
  };
  // What comes later: a list that goes on, another view of the page.
  const later = new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => [...addedNodes].some(hasSlot))) slots.scan();
  });
  // Left for another page, this one may be kept by the browser: it comes back without ads, and asks for them anew.
  const onLeave = () => {
    stopTimers();
    slots.releaseAll();
  };
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) begin();
  };
  begin();
  later.observe(document.body, { childList: true, subtree: true });
  window.addEventListener('pagehide', onLeave);
  window.addEventListener('pageshow', onReturn);
  return () => {
    later.disconnect();
    window.removeEventListener('pagehide', onLeave);
    window.removeEventListener('pageshow', onReturn);
    onLeave();
    wrapper.stop();
    forgetVisit();
    forgetViewedAds();
  };
};

const hasSlot = (node: Node): boolean =>
  node instanceof Element && (node.matches(adSlotSelector) || node.querySelector(adSlotSelector) !== null);
