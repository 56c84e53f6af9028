import type { Match } from '@cancha/stats/match/Match';
import type { Site } from '@cancha/brands/Site';
import type { ServedState } from '../context/servedStates';
import type { Translate } from '../context/createSiteTranslator';

/** Something that readers may come to see, and how a page is made to show it. */
export type State = ServedState & {
  /** In English: squads and designers read it. */
  readonly label: string;
  /** The page that shows it; `null` where the site has none. */
  readonly path: (site: Site, match: Match | null) => string | null;
  readonly status: number;
  /** Words that stand on the page; `null` where readers are told nothing. */
  readonly says: ((t: Translate) => string) | null;
  /** One of the proxy's own, whatever the page would say. */
  readonly problem?: 'serverError' | 'tooMany' | 'refusedPreview';
  /** It is what comes of a form with these fields. */
  readonly sends?: Readonly<Record<string, string>>;
};

export type StateGroup = { readonly title: string; readonly states: readonly State[] };
