import { sites as table } from '@cancha/brands/sites';
import type { ServedSite } from '@cancha/site/context/ServedSite';
import theme from '@cancha/themes/sets/bolavip/generated/theme.json';

/** What this app serves: the first site also answers what no other claims. */
export const sites: readonly [ServedSite, ...ServedSite[]] = [
  {
    site: table['bolavip-global'],
    theme,
    loadProfile: () => import('@cancha/brands/bolavip-global/profile'),
  },
  { site: table['bolavip-ar'], theme, loadProfile: () => import('@cancha/brands/bolavip-ar/profile') },
  { site: table['bolavip-mx'], theme, loadProfile: () => import('@cancha/brands/bolavip-mx/profile') },
  { site: table['bolavip-cl'], theme, loadProfile: () => import('@cancha/brands/bolavip-cl/profile') },
  { site: table['bolavip-co'], theme, loadProfile: () => import('@cancha/brands/bolavip-co/profile') },
  { site: table['bolavip-pe'], theme, loadProfile: () => import('@cancha/brands/bolavip-pe/profile') },
  { site: table['bolavip-ec'], theme, loadProfile: () => import('@cancha/brands/bolavip-ec/profile') },
  { site: table['bolavip-us'], theme, loadProfile: () => import('@cancha/brands/bolavip-us/profile') },
  { site: table['bolavip-pt'], theme, loadProfile: () => import('@cancha/brands/bolavip-pt/profile') },
  { site: table['bolavip-en'], theme, loadProfile: () => import('@cancha/brands/bolavip-en/profile') },
];
