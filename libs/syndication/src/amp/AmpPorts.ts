import type { Article } from '@cancha/data-access/content/Article';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { AmpComponent } from './ampComponents';

/** What a service puts into an AMP page: elements, and the scripts they need. */
export type AmpAddition = { html: string; components: readonly AmpComponent[] };

/** Where services may put something. `null`: nothing, and no room is kept for it. */
export type AmpPorts = {
  analytics: (article: Article, context: SiteContext) => AmpAddition | null;
};

/** Until a site has such services. */
export const noServices: AmpPorts = { analytics: () => null };
