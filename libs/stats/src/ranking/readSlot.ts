export type Slot =
  | { readonly kind: 'place'; readonly place: 1 | 2; readonly group: string }
  | { readonly kind: 'third'; readonly groups: readonly string[] }
  | { readonly kind: 'winner' | 'loser'; readonly match: number };

/** `1A`, `2B`, `3A/B/C/D/F`, `W74`, `L101`. `null` for anything else. */
export function readSlot(text: string): Slot | null {
  const [, place, group = ''] = /^([12])([A-L])$/.exec(text) ?? [];
  if (place !== undefined) return { kind: 'place', place: place === '1' ? 1 : 2, group };
  const [, groups] = /^3([A-L](?:\/[A-L])*)$/.exec(text) ?? [];
  if (groups !== undefined) return { kind: 'third', groups: groups.split('/') };
  const [, kind, match] = /^([WL])(\d{1,3})$/.exec(text) ?? [];
  if (kind === undefined) return null;
  return { kind: kind === 'W' ? 'winner' : 'loser', match: Number(match) };
}
