import type { Service } from '@cancha/integrations/ports/Service';
import type { AskingRows } from '@cancha/integrations/ports/ServiceRows';
import { services } from '../services';
import type { BrowserService } from './BrowserService';

/** Where ads stand, and in which sizes, is in the HTML of the page already. */
const withoutPlaces = ({ ads, ...rows }: AskingRows): AskingRows =>
  ads ? { ...rows, ads: { ...ads, placements: {}, slots: {} } } : rows;

/** From where it loads is said to the browser by the policy of the page. */
function forBrowser<Row extends AskingRows[keyof AskingRows]>(row: Row): Row {
  return row?.sources ? { ...row, sources: undefined } : row;
}

/** The services that the brand's rows switch on in the browser, with what readers are asked for each. */
export function servicesInPage(given: AskingRows): BrowserService[] {
  const rows = withoutPlaces(given);
  return Object.values<Service>(services).flatMap(({ product, port, purpose, runsIn, switchedOnBy }) => {
    // Who asks is started by itself.
    if (runsIn !== 'browser' || !('brand' in switchedOnBy) || port === 'Consent') return [];
    const name = switchedOnBy.brand as keyof AskingRows;
    const row = forBrowser(rows[name]);
    return row ? [{ name, use: { service: product, purpose }, row }] : [];
  });
}
