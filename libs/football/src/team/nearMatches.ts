import type { Match } from '@cancha/stats/match/Match';
import { shownAge, type ShownMatches, shownOf } from '@cancha/blocks/liveMatches/LiveMatches';
import { getTeamMatches, type TeamMatches } from '@cancha/data-access/football/getTeamMatches';
import { orNull } from '@cancha/site/context/orNull';
import type { SiteContext } from '@cancha/site/context/SiteContext';

type SplitMatches = {
  /** What is on, else what comes first. A match whose hour passed without news is neither. */
  next: Match | null;
  last: Match | null;
  /** What is over, the newest first. */
  played: readonly Match[];
};

export function splitMatches(matches: readonly Match[], now: Date): SplitMatches {
  const byTime = [...matches].sort((a, b) => a.kickOff.getTime() - b.kickOff.getTime());
  const live = byTime.find(({ state }) => state === 'live');
  const coming = byTime.find(({ state, kickOff }) => state === 'scheduled' && kickOff > now);
  const played = byTime.filter(({ state }) => state === 'finished').reverse();
  return { next: live ?? coming ?? null, last: played[0] ?? null, played };
}

/** The matches that stand over every page of a team. */
export type NearMatches = {
  next: Match | null;
  last: Match | null;
  shown: ShownMatches;
  /** How old their scores are, if that has to be shown. */
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

/** As many as a page of the list of its matches has: enough to tell what comes and what was. */
export const teamMatchesAsked = 40;

/** The latest matches of a team; `null` where they cannot be had. */
export function loadTeamMatches({ apis }: SiteContext, teamId: string): Promise<TeamMatches | null> {
  return orNull(getTeamMatches(apis.stats, { teamId, size: teamMatchesAsked }));
}
