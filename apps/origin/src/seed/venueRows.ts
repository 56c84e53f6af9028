import type { venues } from '../database/footballTables.ts';
import type { Facts, VenueFact } from '@cancha/newsroom/facts/factRecords.ts';
import { statsId } from '@cancha/newsroom/facts/statsId.ts';

type VenueRow = typeof venues.$inferInsert;

/** Second keys of a ground that a source spells in two ways. */
const otherKeys: Readonly<Record<string, string>> = {
  'olimpiyskiy-stadion-luzhniki': 'stadion-luzhniki',
};

/**
 * Every ground once, and which of them each key of the facts stands for. Two sources mean the same one where both the
 * name and the city agree: "Hard Rock Stadium" in "Miami Gardens" is that in "Miami (Miami Gardens)", and whatever is
 * more exact of it is kept. Without a city a name is held for a ground of its own.
 */
export function venueRows({ venues: facts }: Pick<Facts, 'venues'>): {
  rows: VenueRow[];
  idOf: (key: string) => string | null;
} {
  const grounds: VenueFact[] = [];
  const keys = new Map<string, string>();
  for (const fact of facts.toSorted(mostExactFirst)) {
    const same = grounds.find((ground) => isSameGround(ground, fact));
    if (!same) grounds.push(fact);
    keys.set(fact.key, same?.key ?? fact.key);
  }
  return {
    rows: grounds.map(({ key, city, ...ground }) => ({
      ...{ ...ground, id: venueId(key), key, city: city || null },
    })),
    idOf: (key) => {
      const own = keys.get(key);
      return own === undefined ? null : venueId(own);
    },
  };
}

/** A key may be that of a team or a match as well. */
export function venueId(key: string): string {
  return statsId(`venue ${key}`);
}

function isSameGround(one: VenueFact, other: VenueFact): boolean {
  if (otherKeys[one.key] === other.key || otherKeys[other.key] === one.key) return true;
  if (one.name !== other.name || !one.city || !other.city) return false;
  return namesOf(one.city).some((name) => namesOf(other.city).includes(name));
}

/** "Miami (Miami Gardens)" is in the area of the one and in the town of the other. */
function namesOf(city: string): string[] {
  const [, area = city, town] = /^(.+?) \((.+)\)$/.exec(city) ?? [];
  return town === undefined ? [area] : [area, town];
}

/** What says most of itself stands for all that are the same; of those alike, the one whose key comes last. */
function mostExactFirst(one: VenueFact, other: VenueFact): number {
  const known = ({ country, capacity, latitude }: VenueFact): number =>
    [country, capacity, latitude].filter((value) => value !== null).length;
  return known(other) - known(one) || (one.key < other.key ? 1 : -1);
}
