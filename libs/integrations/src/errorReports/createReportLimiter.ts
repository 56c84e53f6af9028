export type Admission = { readonly refusal: string } | { readonly refusal: null; readonly repeated: number };

type Limits = {
  /** The same fault is reported once in this time. */
  readonly repeatMs: number;
  /** All faults together. */
  readonly perMinute: number;
};

type Seen = { readonly at: number; repeated: number };

const mostFaults = 500;

/** Lets through so many reports that a storm of errors is no storm of requests. */
export function createReportLimiter(
  { repeatMs, perMinute }: Limits,
  now: () => number = Date.now,
): (fingerprint: string) => Admission {
  // The oldest first.
  const faults = new Map<string, Seen>();
  let minute = { from: -Infinity, admitted: 0 };

  return (fingerprint) => {
    const at = now();
    const seen = faults.get(fingerprint);
    if (seen && at - seen.at < repeatMs) {
      seen.repeated++;
      return { refusal: 'repeated' };
    }
    if (at - minute.from >= 60_000) minute = { from: at, admitted: 0 };
    if (minute.admitted >= perMinute) return { refusal: 'too many' };

    minute.admitted++;
    faults.delete(fingerprint);
    faults.set(fingerprint, { at, repeated: 0 });
    const [oldest] = faults.keys();
    if (faults.size > mostFaults && oldest !== undefined) faults.delete(oldest);
    return { refusal: null, repeated: seen?.repeated ?? 0 };
  };
}
