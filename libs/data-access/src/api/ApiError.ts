import { redactUrl } from './redactUrl';

/** `unreachable`: no response at all. `bad-body`: truncated, not JSON, or of another shape. */
export type ApiErrorKind = 'timeout' | 'unreachable' | 'bad-status' | 'bad-body';

type Details = { readonly status?: number; readonly reason?: string; readonly cause?: unknown };

/** The only error data-access throws. With `nullIfNotFound`, "not found" is `null` and no error. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status, if there was a response. */
  readonly status: number | undefined;
  /** URL of the request, without secrets. */
  readonly url: string;

  /** By name: each bundle has its own copy of the class, and clients are shared by all bundles. */
  static override [Symbol.hasInstance](value: unknown): value is ApiError {
    return value instanceof Error && value.name === 'ApiError';
  }

  constructor(kind: ApiErrorKind, url: string, details: Details = {}) {
    super(describe(kind, redactUrl(url), details), details.cause ? { cause: details.cause } : undefined);
    this.kind = kind;
    this.status = details.status;
    this.url = redactUrl(url);
  }
}

function describe(kind: ApiErrorKind, url: string, { status, reason }: Details): string {
  if (kind === 'timeout') return 'Request timed out';
  const what = {
    unreachable: 'No answer from',
    'bad-status': `Status ${status} from`,
    'bad-body': 'Unreadable answer from',
  };
  return `${what[kind]} ${url}${reason ? `: ${reason}` : ''}`;
}
