import { redactUrl } from './redactUrl';

/** `unreachable`: no answer at all. `bad-body`: an answer that is cut, not JSON, or not what was agreed. */
export type ApiErrorKind = 'timeout' | 'unreachable' | 'bad-status' | 'bad-body';

type Details = { readonly status?: number; readonly reason?: string; readonly cause?: unknown };

/** The only error data-access throws. "Not found" is not an error where absent is an answer: it is `null`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status, when there was an answer. */
  readonly status: number | undefined;
  /** Address of the request, without its secrets. */
  readonly url: string;

  /** By its name: clients live as long as the process, and a bundler gives each of its bundles a class of its own. */
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
