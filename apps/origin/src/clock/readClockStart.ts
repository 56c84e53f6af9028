import { z } from 'zod';

/** Where the data's time starts. */
export type ClockStart =
  | { readonly kind: 'archive' }
  | { readonly kind: 'live' }
  | { readonly kind: 'kick-off' }
  | { readonly kind: 'moment'; readonly at: Date }
  | { readonly kind: 'minute'; readonly match: string; readonly minute: string };

const moment = z.iso.datetime({ offset: true });

/**
 * Reads a setting of the clock: `archive` (the data's time is ours), `live` (moved by whole days: a match is played when
 * one could be), `kick-off` (a match has just kicked off, at any hour), a moment with its offset, or a minute of a match
 * such as `wc2026-091@79`. `null` for anything else.
 */
export function readClockStart(text: string): ClockStart | null {
  if (text === 'archive' || text === 'live' || text === 'kick-off') return { kind: text };
  const minute = /^([\w-]+)@(\d{1,3}(?:\+\d{1,2})?)$/.exec(text);
  if (minute?.[1] && minute[2]) return { kind: 'minute', match: minute[1], minute: minute[2] };
  return moment.safeParse(text).success ? { kind: 'moment', at: new Date(text) } : null;
}
