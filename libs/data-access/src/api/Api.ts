import type { MapIssue } from '../mapping/MapResult';
import type { Query } from './buildQuery';
import type { Report } from './Report';

/** The segment between base and path. `none` adds nothing. */
export type ApiVersion = 'v1' | 'v2' | 'none';

/** One GET and how to read its answer. */
export type GetCall<T> = {
  /** Starts with a slash, segments already encoded (`encodePath`). */
  readonly path: string;
  readonly query?: Query;
  /** When it differs from the client's own. */
  readonly version?: ApiVersion;
  /** Name of the mapping and of whatever changes its result: two mappings of one address are kept apart. */
  readonly cacheKey: string;
  /** Maps the parsed body; throws `InvalidBodyError`. What it pushes to `issues` is reported. */
  readonly read: (body: unknown, issues: MapIssue[]) => T | null;
  /** A 404 or 410 is an answer (`null`) rather than an error. */
  readonly nullIfNotFound?: boolean;
  /** Statuses that are not worth a report when an older answer stands in. */
  readonly unreportedStatuses?: readonly number[];
};

/** One POST. Never cached, never repeated. */
export type PostCall = {
  readonly path: string;
  readonly query?: Query;
  readonly version?: ApiVersion;
  /** `{}` unless told. */
  readonly body?: object;
  /** Beside those of the client. */
  readonly headers?: Readonly<Record<string, string>>;
};

/** A client of one backend. Both calls throw `ApiError` and nothing else. */
export type Api = {
  get<T>(call: GetCall<T>): Promise<T | null>;
  post(call: PostCall): Promise<unknown>;
  readonly report: Report;
};
