import { millisecondsInDay } from 'date-fns/constants';

/** As much of an article as says what it is near to. */
export interface Relatable {
  id: number;
  publishedAt: Date;
  topics: string[];
  matchCard: string | null;
}

const related = 3;

/** Up to three others: on the same match first, then on the same teams, the nearest in time. */
export function relateStories(own: Relatable, others: readonly Relatable[]): number[] {
  return others
    .filter((other) => other.id !== own.id && sharesAny(own, other))
    .map((other) => ({ id: other.id, ...nearness(own, other) }))
    .sort((one, other) => other.shared - one.shared || one.days - other.days || one.id - other.id)
    .slice(0, related)
    .map(({ id }) => id);
}

/** Most of some thousand have nothing in common: nothing is made for them. */
function sharesAny(own: Relatable, other: Relatable): boolean {
  if (own.matchCard !== null && own.matchCard === other.matchCard) return true;
  return own.topics.some((topic) => other.topics.includes(topic));
}

function nearness(own: Relatable, other: Relatable): { shared: number; days: number } {
  const days = Math.abs(own.publishedAt.getTime() - other.publishedAt.getTime()) / millisecondsInDay;
  const sameMatch = own.matchCard !== null && own.matchCard === other.matchCard;
  const topics = own.topics.filter((topic) => other.topics.includes(topic)).length;
  // Both teams of a match of two years ago are further off than one of them last week.
  return { shared: sameMatch ? 9 : topics === 0 ? 0 : days < 45 ? topics + 1 : 1, days };
}
