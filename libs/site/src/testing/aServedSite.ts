import { sites } from '@cancha/brands/sites';
import type { ServedSite } from '../context/ServedSite';
import { aBrandConfig } from './aBrandConfig';

const colours = {
  ...{ background: '#ffffff', surface: '#f2f2f2', line: '#cccccc', ink: '#111111', inkSoft: '#555555' },
  ...{ brand: '#0b6477', header: '#0b2545', onHeader: '#ffffff', mark: '#35c6d6' },
};

/** A site as an app would name it: the row of the main edition, words of the tests' own. */
export const aServedSite: ServedSite = {
  site: sites.fca,
  theme: {
    key: 'fca',
    stylesheet: '/themes/fca.css',
    fonts: [],
    faces: { head: { family: 'Barlow Condensed', weight: 700 }, text: { family: 'Source Sans 3' } },
    colours: { light: colours, dark: { ...colours, background: '#000000', ink: '#ffffff' } },
  },
  loadBrandConfig: () => Promise.resolve({ brandConfig: aBrandConfig }),
};
