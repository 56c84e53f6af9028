import { isRecord } from '@cancha/data-access/reading/isRecord';

/** A team or a competition that a reader follows: enough for a row, without asking anybody. */
export type Follow = {
  kind: 'team' | 'competition';
  /** Of a team its id at the stats API; of a competition what all its seasons have in common. */
  id: string;
  name: string;
  /** Site-relative, prefix included. */
  path: string;
  badge: string | null;
  /** Id of the site it was followed on: editions share a host, and so what is stored. */
  site: string;
};

/**
 * What says whose a row is, in a word for an attribute and a selector. The ids of teams are long and noise: a part of one
 * will do.
 */
export const followMark = ({ kind, id }: Pick<Follow, 'kind' | 'id'>): string =>
  kind === 'team' ? `t-${id.slice(0, 8)}` : `c-${id}`;

/** One of a kind and an id is one follow. */
export const followId = ({ kind, id }: Pick<Follow, 'kind' | 'id'>): string => `${kind}:${id}`;

/** Stored follows, each only once. What is none is left out. */
export function parseFollows(stored: unknown): Follow[] {
  const list = isRecord(stored) && stored['version'] === 1 ? stored['follows'] : null;
  return Array.isArray(list) ? uniqueFollows(list.map(parseFollow)) : [];
}

function uniqueFollows(follows: readonly (Follow | null)[]): Follow[] {
  const byId = new Map<string, Follow>();
  for (const follow of follows) {
    if (follow && !byId.has(followId(follow))) byId.set(followId(follow), follow);
  }
  return [...byId.values()];
}

/** `null` for what has no name or no id, or would lead off this host. */
export function parseFollow(value: unknown): Follow | null {
  if (!isRecord(value)) return null;
  const { kind, id, name, path, badge, site } = value;
  if (kind !== 'team' && kind !== 'competition') return null;
  if (typeof id !== 'string' || !/^[\w-]{1,80}$/.test(id)) return null;
  if (typeof name !== 'string' || name.trim() === '') return null;
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path)) return null;
  const isAddress = typeof badge === 'string' && /^(?:https?:\/\/|\/(?!\/))/.test(badge);
  return {
    kind,
    id,
    name,
    path,
    badge: isAddress ? badge : null,
    site: typeof site === 'string' ? site : '',
  };
}
