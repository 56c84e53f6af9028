import type { DataLayer } from '@cancha/integrations/ports/DataLayer';

/** Tells the tag manager of an event; nobody, where there is none. */
export const pushToDataLayer: DataLayer = (event) => {
  const { dataLayer } = window as { dataLayer?: object[] };
  try {
    dataLayer?.push(event);
  } catch {
    // Its manager has put a `push` of its own there: what fails in it is its trouble.
  }
};
