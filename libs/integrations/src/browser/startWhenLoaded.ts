import type { AskingRows } from '@cancha/integrations/ports/ServiceRows';
import type { BrowserService, ReadSite, StartService } from './BrowserService';

/** What starts each service, as a chunk of its own. */
const adapters: { [Name in keyof Required<AskingRows>]: () => Promise<StartService<Name>> } = {
  dataLayer: async () => (await import('../dataLayer/startDataLayer')).startDataLayer,
  audience: async () => (await import('../audience/startAudience')).startAudience,
  pageTracker: async () => (await import('../pageTracker/startPageTracker')).startPageTracker,
  comments: async () => (await import('../comments/startComments')).startComments,
  sportsWidgets: async () => (await import('../sportsWidgets/startSportsWidgets')).startSportsWidgets,
  ads: async () => (await import('../ads/startAds')).startAds,
};

/** Loads a service's adapter and starts it. Returns what ends it, also while it is still on its way. */
export function startWhenLoaded<Name extends keyof AskingRows>(
  { name, row }: BrowserService<Name>,
  site: ReadSite,
): () => void {
  let isWanted = true;
  let stop: void | (() => void);
  const load = adapters[name] as () => Promise<StartService<Name>>;
  load()
    .then((start) => {
      if (isWanted) stop = start(row, site);
    })
    // A page without the service is a whole page.
    .catch(console.error);
  return () => {
    isWanted = false;
    stop?.();
  };
}
