import { sites as table } from '@cancha/brands/sites';
import type { ServedSite } from '@cancha/site/context/ServedSite';
import fcaTheme from '@cancha/themes/sets/fca/generated/theme.json';

/** What this app serves: the first site also answers what no other claims. */
export const sites: readonly [ServedSite, ...ServedSite[]] = [
  {
    site: table.fca,
    theme: fcaTheme,
    loadBrandConfig: () => import('@cancha/brands/fca/brandConfig'),
  },
];
