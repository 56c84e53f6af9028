export type CockpitAnswer = {
  /** `null`: what was asked for was done. */
  readonly problem: string | null;
  /** `null`: no whole answer came. */
  readonly status: number | null;
};

/** One request to Cockpit, which says with 200 and `false` that it did nothing. Never throws. */
export async function requestCockpit(
  address: string,
  timeoutMs: number,
  request: RequestInit,
): Promise<CockpitAnswer> {
  try {
    const answer = await fetch(address, {
      ...request,
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    // The time-out counts for the body as well.
    const body = await answer.text();
    return { problem: answer.ok ? problemOf(body) : 'status', status: answer.status };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return { problem: isLate ? 'timed out' : 'no answer', status: null };
  }
}

/** An object or a list is an answer; `false`, `null` and a page of HTML are none. */
function problemOf(body: string): string | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? null : 'not stored';
  } catch {
    return 'not JSON';
  }
}
