import type { Site } from '@cancha/brands/Site';
import { aSite } from './aSite';

/** One of several editions on one host: `/mx`, in Spanish of Mexico; the empty prefix is the family's main site. */
export function anEdition(country: string, changes: Partial<Site> = {}): Site {
  return aSite(country === '' ? 'global' : `copa-${country}`, {
    app: 'copa',
    origin: 'https://copa.example',
    prefix: country === '' ? '' : `/${country}`,
    hreflang: country === '' ? 'es' : `es-${country.toUpperCase()}`,
    family: 'copa',
    isFamilyDefault: country === '',
    newsroom: 'copa',
    ...changes,
  });
}
