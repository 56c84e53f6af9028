/** A minute of a match: `90+3` is minute 90 with 3 added. */
export type Minute = { readonly minute: number; readonly added: number };

/** `null` for what is no minute. */
export function readMinute(text: string): Minute | null {
  const found = /^(\d{1,3})(?:\+(\d{1,2}))?$/.exec(text);
  return found ? { minute: Number(found[1]), added: Number(found[2] ?? 0) } : null;
}
