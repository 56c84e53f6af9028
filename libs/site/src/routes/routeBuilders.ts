import { readDay } from '@cancha/routing/readDay';
import { readPage } from '@cancha/routing/readPage';
import { missing, type Redirect, type Resolved, type Route, type RouteRequest } from './Route';

/** A part of the internal path that an address chooses by its query; `null` for a choice nobody was offered. */
export type Choice = (request: RouteRequest) => Resolved;

type PageRouteOptions = Pick<
  Route,
  'name' | 'file' | 'check' | 'answerPost' | 'document' | 'perMinute' | 'list' | 'sitemap'
> & {
  /** Parameters of the file that are not those of the public path. */
  readonly choices?: Readonly<Record<string, Choice>>;
};

/**
 * The route of a row of the route table. Parameters of the file are those of the row, or `choices`.
 * Throws a `TypeError` when a parameter of the file has no source.
 */
export function pageRoute({ choices = {}, ...options }: PageRouteOptions): Route {
  const segments = options.file
    .split('/')
    .map((segment) => ({ segment, name: /^\[(\w+)\]$/.exec(segment)?.[1] }));
  return {
    ...options,
    kind: 'page',
    resolve(request) {
      const { match } = request;
      if (match?.name !== options.name) return null;
      const params = match.params as Readonly<Record<string, string>>;
      const path: string[] = [];
      for (const { segment, name } of segments) {
        const value = name === undefined ? segment : readParameter(name, params, choices, request);
        if (typeof value !== 'string') return value ?? missing;
        path.push(value);
      }
      return path.join('/');
    },
  };
}

function readParameter(
  name: string,
  params: Readonly<Record<string, string>>,
  choices: Readonly<Record<string, Choice>>,
  request: RouteRequest,
): Resolved {
  const choice = choices[name];
  if (choice) return choice(request);
  const value = params[name];
  if (value === undefined) throw new TypeError(`Nothing gives the parameter ${name} of ${request.pathname}`);
  return encodeURIComponent(value);
}

/** The route of an address outside the route table: data for a script, a picture, a file of the site. */
export const endpointRoute = (options: Omit<Route, 'kind'>): Route => ({ ...options, kind: 'endpoint' });

/** `?page=`: the first page has no number in its address. */
export const pageNumber: Choice = ({ pathname, search }) => {
  const page = readPage(search);
  if (page.kind === 'invalid') return null;
  if (page.kind === 'page') return String(page.page);
  const rest = new URLSearchParams(search);
  rest.delete('page');
  return redirectTo(pathname, rest);
};

/** `?date=`. Without one it is `today`: which day that is, the page finds out each time it is rendered. */
export const day: Choice = ({ search }) => {
  const asked = readDay(search);
  if (asked.kind === 'invalid') return null;
  return asked.kind === 'none' ? 'today' : asked.day;
};

/** For good, with the query of the request. */
export function redirectTo(path: string, search: URLSearchParams): Redirect {
  const query = search.toString();
  return { redirect: query ? `${path}?${query}` : path, status: 308 };
}
