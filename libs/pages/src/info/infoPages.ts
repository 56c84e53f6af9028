import type { Site } from '@cancha/brands/Site';
import { buildPath } from '@cancha/routing/buildPath';

type InfoPageEntry = {
  /** As the CMS knows it. */
  cmsSlug: string;
  pathOf: (site: Site) => string;
};

/** Static pages by the segment of the internal path. */
export const infoPages = {
  about: { cmsSlug: 'quienes-somos', pathOf: (site) => buildPath(site, 'about', {}) },
  contact: { cmsSlug: 'info/contacto', pathOf: (site) => buildPath(site, 'contact', {}) },
  privacy: { cmsSlug: 'info/privacidad', pathOf: (site) => buildPath(site, 'privacy', {}) },
  terms: { cmsSlug: 'info/terminos-y-condiciones', pathOf: (site) => buildPath(site, 'terms', {}) },
  adChoices: { cmsSlug: 'info/ad-choices', pathOf: (site) => buildPath(site, 'adChoices', {}) },
  editorialPolicy: {
    cmsSlug: 'politica-editorial',
    pathOf: (site) => buildPath(site, 'editorialPolicy', {}),
  },
  bettingPrinciples: {
    cmsSlug: 'apuestas/principios-de-publicacion',
    pathOf: (site) => buildPath(site, 'bettingPrinciples', {}),
  },
} as const satisfies Record<string, InfoPageEntry>;

export const isInfoPage = (name: string): name is keyof typeof infoPages => Object.hasOwn(infoPages, name);
