import type { Site } from './Site';
import { sites } from './sites';

/** The sites of an app, in the table's order. */
export function sitesOfApp(app: string): readonly Site[] {
  return Object.values<Site>(sites).filter((site) => site.app === app);
}
