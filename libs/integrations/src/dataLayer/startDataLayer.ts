import type { StartService } from '../browser/BrowserService';
import { loadScript } from '../browser/loadScript';
import { watchVitals } from '../webVitals/watchVitals';
import { pageEvent } from './pageEvent';
import { pushToDataLayer } from './pushToDataLayer';
import { vitalEvent } from './vitalEvent';

type Page = {
  dataLayer?: object[] | undefined;
  /** That of a reader who has withdrawn: its manager runs still, and goes on with it when it is allowed again. */
  withdrawnDataLayer?: object[] | undefined;
};

/**
 * As the vendor documents it: the list is there before the script, which takes what it finds in it. First what the page
 * is, so that the manager knows it from its start.
 */
export const startDataLayer: StartService<'dataLayer'> = ({ container, script }, site) => {
  const page = window as Page;
  const withdraw = () => {
    page.withdrawnDataLayer = page.dataLayer;
    page.dataLayer = undefined;
  };
  if (page.withdrawnDataLayer) {
    page.dataLayer = page.withdrawnDataLayer;
    return withdraw;
  }
  page.dataLayer ??= [];
  pushToDataLayer(pageEvent(site));
  pushToDataLayer({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const address = new URL(script ?? 'https://www.googletagmanager.com/gtm.js');
  address.searchParams.set('id', container);
  loadScript(address.href);

  const stopVitals = watchVitals((name, value) => pushToDataLayer(vitalEvent(name, value)));
  return () => {
    stopVitals();
    withdraw();
  };
};
