/** `63`, or `90+3` in stoppage time. */
export type MatchMinute = { readonly minute: number; readonly added: number };

/** End of extra time. */
const lastMinute = 120;

/** Reads `63`, `90+3`, `90+12` and `45 + 2`; `null` for anything else. */
export function readMatchMinute(text: string): MatchMinute | null {
  const [, minute = '', added = '0'] = /^\s*(\d{1,3})(?:\s*\+\s*(\d{1,2}))?\s*$/.exec(text) ?? [];
  const at = { minute: Number(minute), added: Number(added) };
  if (minute === '' || at.minute > lastMinute) return null;
  return at;
}

export function formatMatchMinute({ minute, added }: MatchMinute): string {
  return added > 0 ? `${minute}+${added}` : String(minute);
}

/** For `sort`: `45+2` comes before `46`. */
export function compareMinutes(a: MatchMinute, b: MatchMinute): number {
  return a.minute - b.minute || a.added - b.added;
}
