import type { Site } from '@cancha/brands/Site';
import type { RouteMatch } from '@cancha/routing/matchPath';
import type { RedirectStatus } from '@cancha/data-access/content/Resource';
import type { SiteContext } from '../context/SiteContext';

/** A public address, and the row of the route table it belongs to. */
export type RouteRequest = {
  readonly site: Site;
  readonly pathname: string;
  readonly search: URLSearchParams;
  readonly match: RouteMatch | null;
};

export type Redirect = { readonly redirect: string; readonly status: RedirectStatus };

/**
 * What a route makes of an address: an internal path below the folder of the site, another address, `missing` for an
 * address of its own that cannot exist, `null` for one that is not its own.
 */
export type Resolved = string | Redirect | null;

/** An internal path that no file of an app has: the page is missing. */
export const missing = 'missing';

/** Parameters of a page file as Next hands them over: one string, or several for `[...name]`. */
export type FileParams = Readonly<Record<string, string | readonly string[]>>;

/**
 * What comes of a form: data, another address (with 303), the same once more at another address (with 307), or a page of
 * the app below the folder of the site.
 */
export type PostAnswer =
  | Response
  | { readonly seeOther: string; readonly headers: Readonly<Record<string, string>> }
  | { readonly sendAgain: string; readonly headers: Readonly<Record<string, string>> }
  | { readonly path: string; readonly status: number; readonly headers: Readonly<Record<string, string>> };

/**
 * What an answer is as a document, which decides what it may run. `kept`: a page that Next keeps for others, sent with a policy
 * of its own. `perRequest`: a page that is rendered for each request. `amp`: an AMP page. `bare`: no page at all.
 */
export type DocumentPolicy = 'kept' | 'perRequest' | 'amp' | 'bare';

/** One page or route handler of the apps: how its addresses are read, and what other parts ask about it. */
export type Route = {
  /** Of a page: its row in the route table. */
  readonly name: string;
  /** Its folder below `app/[site]`: `topic/[topic]/[page]`. */
  readonly file: string;
  /**
   * `page`: asked when the route table has the address. `endpoint`: asked before the table. `fallback`: asked last.
   */
  readonly kind: 'page' | 'endpoint' | 'fallback';
  readonly resolve: (request: RouteRequest) => Resolved;
  /**
   * Loads what the page cannot do without. Throws `MissingPage`, `MovedPage` or `ApiError` where there is no page to
   * show; the proxy asks before the page is rendered.
   */
  readonly check?: (params: never) => Promise<unknown>;
  /**
   * Takes a form that is posted to the address. Not by a route handler, which could not answer with a page. `null`: it
   * takes none.
   */
  readonly answerPost?: (request: Request, params: never) => Promise<PostAnswer | null>;
  /** Default: `kept` of a page, `bare` of an endpoint. */
  readonly document?: Exclude<DocumentPolicy, 'kept' | 'bare'>;
  /** Others show it in their own pages, or read it there: a picture for sharing, a feed. */
  readonly isForOthers?: true;
  /** How often one address may ask for it, where it is costly and has endless addresses. Without it: as often as it likes. */
  readonly perMinute?: number;
  /** One further page of a list, for infinite scroll. Throws like `check`. */
  readonly list?: (params: never) => Promise<unknown>;
  /**
   * Whether search engines are to find a page with one fixed address: never, or while there is something on it. Throws
   * `ApiError` where that cannot be known.
   */
  readonly sitemap?: false | ((context: SiteContext) => Promise<boolean>);
};
