import { readSession, writeSession } from './sessionValue';

const names = ['utm_source', 'utm_medium', 'utm_term'] as const;
const keyOf = (name: string) => `cancha.${name}`;

/** How the reader came to the site: kept for the visit from the address that says it. Empty values overwrite nothing. */
export function visitTargeting(search: string): Record<string, string> {
  const parameters = new URLSearchParams(search);
  const targeting: Record<string, string> = {};
  for (const name of names) {
    const given = parameters.get(name)?.trim();
    if (given) writeSession(keyOf(name), given);
    const value = given || readSession(keyOf(name));
    if (value) targeting[name] = value;
  }
  return targeting;
}

/** Forgets it, for a reader who withdraws. */
export function forgetVisit(): void {
  for (const name of names) writeSession(keyOf(name), null);
}
