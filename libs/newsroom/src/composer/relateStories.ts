import { millisecondsInDay } from 'date-fns/constants';

/** As much of an article as says what it is near to. */
export interface Relatable {
  id: number;
  publishedAt: Date;
  topics: string[];
  matchCard: string | null;
}

const related = 3;

/** Finds up to three others: on the same match first, then on the same teams, the nearest in time. */
export function relateStories(all: readonly Relatable[]): (own: Relatable) => number[] {
  const sharing = indexByShared(all);
  return (own) =>
    [...new Set(sharedBy(own).flatMap((shared) => sharing.get(shared) ?? []))]
      .filter((other) => other.id !== own.id)
      .map((other) => ({ id: other.id, ...nearness(own, other) }))
      .sort((one, other) => other.shared - one.shared || one.days - other.days || one.id - other.id)
      .slice(0, related)
      .map(({ id }) => id);
}

/** Most of some thousand have nothing in common: nothing is made for them. */
function indexByShared(all: readonly Relatable[]): ReadonlyMap<string, readonly Relatable[]> {
  const index = new Map<string, Relatable[]>();
  for (const story of all)
    for (const shared of sharedBy(story)) {
      const stories = index.get(shared);
      if (stories) stories.push(story);
      else index.set(shared, [story]);
    }
  return index;
}

/** What makes a story near to another: its match, and each of its topics. */
const sharedBy = ({ matchCard, topics }: Relatable): string[] => [
  ...(matchCard === null ? [] : [`match ${matchCard}`]),
  ...topics.map((topic) => `topic ${topic}`),
];

function nearness(own: Relatable, other: Relatable): { shared: number; days: number } {
  const days = Math.abs(own.publishedAt.getTime() - other.publishedAt.getTime()) / millisecondsInDay;
  const sameMatch = own.matchCard !== null && own.matchCard === other.matchCard;
  const topics = own.topics.filter((topic) => other.topics.includes(topic)).length;
  // Both teams of a match of two years ago are further off than one of them last week.
  return { shared: sameMatch ? 9 : topics === 0 ? 0 : days < 45 ? topics + 1 : 1, days };
}
