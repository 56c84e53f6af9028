import type { MapIssue } from '../mapping/MapResult';
import type { Query } from './buildQuery';
import type { Report } from './Report';

/** The segment between base and path. `none` adds nothing. */
export type ApiVersion = 'v1' | 'v2' | 'none';

/** One GET and how to read its response. */
export type GetCall<T> = {
  /**
   * With a leading slash, segments already encoded (`encodePath`); or a whole address of another host, which is not told
   * what the client's own is told (`headers`).
   */
  readonly path: string;
  readonly query?: Query;
  /** Default: the client's. */
  readonly version?: ApiVersion;
  /** Names the mapping and whatever changes its result: one URL may be mapped in two ways. */
  readonly cacheKey: string;
  /** Maps the parsed body; throws `InvalidBodyError`. Pushed `issues` are reported. */
  readonly read: (body: unknown, issues: MapIssue[]) => T | null;
  /** 404 and 410 give `null` instead of an error. */
  readonly nullIfNotFound?: boolean;
  /** Statuses that are not reported when a stale response is used instead. */
  readonly unreportedStatuses?: readonly number[];
};

/** One POST. Never cached, never retried. */
export type PostCall = {
  readonly path: string;
  readonly query?: Query;
  readonly version?: ApiVersion;
  /** Default `{}`. */
  readonly body?: object;
  /** In addition to the client's. */
  readonly headers?: Readonly<Record<string, string>>;
};

/** A client of one backend. Both calls throw nothing but `ApiError`. */
export type Api = {
  get<T>(call: GetCall<T>): Promise<T | null>;
  post(call: PostCall): Promise<unknown>;
  readonly report: Report;
  /** Wide pictures of articles in their taller crop. */
  readonly tallPictures?: boolean;
};
