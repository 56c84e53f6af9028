/** What came of a form that a script posted. */
export type Posted = {
  readonly isOk: boolean;
  /** Of a 429 that says how long: our own, or of whatever stands between us and the reader. */
  readonly waitMinutes: number | null;
  /** `null` where the answer is no JSON, or ends too soon. */
  readonly body: unknown;
};

/** Longer than the app waits for the backend. A form that is sent for ever cannot be sent again. */
const longestMs = 30_000;

/** Posts a form of ours, asking for JSON. Throws where no answer comes: without a network, or in time. */
export async function postForm(action: string, body: URLSearchParams): Promise<Posted> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), longestMs);
  try {
    const headers = { Accept: 'application/json' };
    const answer = await fetch(action, { method: 'POST', headers, body, signal: late.signal });
    const text = await answer.text();
    const waitMinutes = answer.status === 429 ? readWait(answer.headers.get('retry-after')) : null;
    return { isOk: answer.ok, waitMinutes, body: parse(text) };
  } finally {
    clearTimeout(timer);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const dayS = 86_400;

/** The minutes of a `Retry-After`, in seconds or as a date; `null` for none, and for more than a day. */
export function readWait(header: string | null, now = Date.now()): number | null {
  if (!header) return null;
  // Some engines read a date out of almost anything.
  const until = header.endsWith('GMT') ? Date.parse(header) : Number.NaN;
  const seconds = /^\d+$/.test(header) ? Number(header) : (until - now) / 1000;
  return seconds <= dayS ? minutesOf(seconds) : null;
}

/** What a reader is told of a wait: not shorter than it is. */
export const minutesOf = (seconds: number): number => Math.max(1, Math.ceil(seconds / 60));

/** Words of a page, in which the script puts the minutes. */
export const sayMinutes = (words: string, minutes: number): string =>
  words.replace('{minutes}', String(minutes));

/** For words that a script is given before anybody knows how long: see `sayMinutes`. */
export const minutesLater = { minutes: '{minutes}' } as const;
