import { sites as table } from '@cancha/brands/sites';
import type { ServedSite } from '@cancha/site/context/ServedSite';
import redgolTheme from '@cancha/themes/sets/redgol/generated/theme.json';

/** What this app serves: the first site also answers what no other claims. */
export const sites: readonly [ServedSite, ...ServedSite[]] = [
  {
    site: table.redgol,
    theme: redgolTheme,
    loadBrandConfig: () => import('@cancha/brands/redgol/brandConfig'),
  },
];
