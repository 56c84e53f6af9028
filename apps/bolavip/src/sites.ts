import { sites as table } from '@cancha/brands/sites';
import type { ServedSite } from '@cancha/site/context/ServedSite';
import theme from '@cancha/themes/sets/bolavip/generated/theme.json';

/** What this app serves: the first site also answers what no other claims. */
export const sites: readonly [ServedSite, ...ServedSite[]] = [
  {
    site: table['bolavip-global'],
    theme,
    loadBrandConfig: () => import('@cancha/brands/bolavip-global/brandConfig'),
  },
  {
    site: table['bolavip-ar'],
    theme,
    loadBrandConfig: () => import('@cancha/brands/bolavip-ar/brandConfig'),
  },
  {
    site: table['bolavip-mx'],
    theme,
    loadBrandConfig: () => import('@cancha/brands/bolavip-mx/brandConfig'),
  },
  {
    site: table['bolavip-cl'],
    theme,
    loadBrandConfig: () => import('@cancha/brands/bolavip-cl/brandConfig'),
  },
  {
    site: table['bolavip-co'],
    theme,
    loadBrandConfig: () => import('@cancha/brands/bolavip-co/brandConfig'),
  },
  {
    site: table['bolavip-pe'],
    theme,
    loadBrandConfig: () => import('@cancha/brands/bolavip-pe/brandConfig'),
  },
  {
    site: table['bolavip-ec'],
    theme,
    loadBrandConfig: () => import('@cancha/brands/bolavip-ec/brandConfig'),
  },
  {
    site: table['bolavip-us'],
    theme,
    loadBrandConfig: () => import('@cancha/brands/bolavip-us/brandConfig'),
  },
  {
    site: table['bolavip-pt'],
    theme,
    loadBrandConfig: () => import('@cancha/brands/bolavip-pt/brandConfig'),
  },
  {
    site: table['bolavip-en'],
    theme,
    loadBrandConfig: () => import('@cancha/brands/bolavip-en/brandConfig'),
  },
];
