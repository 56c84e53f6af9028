import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import axios, { isAxiosError } from 'axios';
import { ApiError } from './ApiError';
import { processSingleton } from './processSingleton';
import { readDataAge } from './readDataAge';

export type HttpRequest = {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Until the last byte of the body. */
  readonly timeoutMs: number;
  readonly body?: object;
};

export type HttpResponse = {
  readonly status: number;
  readonly text: string;
  readonly etag: string | null;
  /** How old the data were on arrival, in ms. */
  readonly ageMs: number;
};

/** A hundred of them may be read at once for each backend: more would not fit into the heap. */
const maxAnswerBytes = 4_000_000;

const client = axios.create({
  adapter: 'http',
  httpAgent: processSingleton('http-agent', () => new HttpAgent({ keepAlive: true })),
  httpsAgent: processSingleton('https-agent', () => new HttpsAgent({ keepAlive: true })),
  // Text: an HTML error page is a response with a status, not a parse error.
  responseType: 'text',
  transformResponse: (data: unknown) => data,
  validateStatus: () => true,
  // A redirect would send our headers, with secrets, to another host.
  maxRedirects: 0,
  maxContentLength: maxAnswerBytes,
  proxy: false,
});

/** Resolves with any status. Throws `ApiError` without a complete response. */
export async function sendRequest(request: HttpRequest): Promise<HttpResponse> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), request.timeoutMs);
  try {
    return await sendOnce(request, abort.signal).catch((error: unknown) => {
      if (abort.signal.aborted || request.method !== 'GET' || !isStaleSocket(error)) throw error;
      return sendOnce(request, abort.signal);
    });
  } catch (error) {
    throw toApiError(error, request.url, abort.signal.aborted);
  } finally {
    clearTimeout(timer);
  }
}

async function sendOnce(request: HttpRequest, signal: AbortSignal): Promise<HttpResponse> {
  const { method, url, headers, body } = request;
  const answer = await client.request<string>({ method, url, headers, data: body, signal });
  const etag: unknown = answer.headers['etag'];
  return {
    status: answer.status,
    text: answer.data,
    etag: typeof etag === 'string' ? etag : null,
    ageMs: readDataAge((name) => answer.headers[name]),
  };
}

/** The server closed an idle connection as we reused it: it never saw the request, so it may be sent again. */
function isStaleSocket(error: unknown): boolean {
  if (!isAxiosError(error) || error.code !== 'ECONNRESET' || error.response) return false;
  const request: unknown = error.request;
  return (
    typeof request === 'object' &&
    request !== null &&
    'reusedSocket' in request &&
    request.reusedSocket === true
  );
}

/** The original error is dropped: it has the headers and the whole URL. */
function toApiError(error: unknown, url: string, timedOut: boolean): ApiError {
  if (timedOut) return new ApiError('timeout', url);

  const axiosError = isAxiosError(error) ? error : null;
  const status = axiosError?.response?.status;
  const reason = axiosError?.code ?? 'unexpected failure';
  if (status !== undefined && status >= 400) return new ApiError('bad-status', url, { status, reason });
  if (status !== undefined) return new ApiError('bad-body', url, { status, reason });
  return new ApiError(reason === 'ERR_BAD_RESPONSE' ? 'bad-body' : 'unreachable', url, { reason });
}
