import type { TeamMatches } from '@cancha/data-access/football/getTeamMatches';
import type { Match } from '@cancha/stats/match/Match';
import { shownOf, type ShownMatches } from '@cancha/blocks/liveMatches/LiveMatches';
import { shownAge } from '@cancha/blocks/liveMatches/LiveMatches';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { splitMatches } from './splitMatches';

/** The matches that stand over every page of a team. */
export type NearMatches = {
  next: Match | null;
  last: Match | null;
  shown: ShownMatches;
  /** Of their scores, once it has to be told. */
  age: string | null;
};

export function nearMatches(
  answer: TeamMatches | null,
  now: Date,
  context: Pick<SiteContext, 't'>,
): NearMatches {
  const { next, last } = splitMatches(answer?.matches ?? [], now);
  const shown = shownOf(
    answer,
    [next, last].filter((match) => match !== null),
  );
  return { next, last, shown, age: shownAge(shown, now, context) };
}
