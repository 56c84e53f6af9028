import type { IncomingHttpHeaders } from 'node:http';

const defaultSeconds = 60;
const longestSeconds = 24 * 60 * 60;

/** How long the service wants to hear of no errors, in milliseconds: 0 for not at all. */
export function readPause(status: number, headers: IncomingHttpHeaders, now: number): number {
  const limits = headers['x-sentry-rate-limits'];
  // It may come with every status, and then says more than `Retry-After`.
  if (typeof limits === 'string') return toMilliseconds(readRateLimits(limits));
  return status === 429 ? toMilliseconds(readRetryAfter(headers['retry-after'], now)) : 0;
}

/** `60:error;transaction:organization, 2700::key`: seconds, what they are for (nothing: everything), whose limit. */
function readRateLimits(header: string): number {
  const seconds = header.split(',').map((limit) => {
    const [time = '', categories = ''] = limit.trim().split(':');
    const concernsErrors = categories === '' || categories.split(';').includes('error');
    return concernsErrors ? readSeconds(time) : 0;
  });
  return Math.max(...seconds);
}

/** Seconds or a date. */
function readRetryAfter(header: string | undefined, now: number): number {
  const date = header !== undefined && /[a-z]/i.test(header) ? Date.parse(header) : NaN;
  return Number.isNaN(date) ? readSeconds(header ?? '') : (date - now) / 1000;
}

function readSeconds(text: string): number {
  return /^\s*\d+(\.\d+)?\s*$/.test(text) ? Number(text) : defaultSeconds;
}

function toMilliseconds(seconds: number): number {
  return Math.ceil(Math.min(Math.max(seconds, 0), longestSeconds) * 1000);
}
