import type { Match } from '@cancha/stats/match/Match';
import { shownAge, type ShownMatches } from '@cancha/blocks/liveMatches/LiveMatches';
import { dataTimeOf } from '@cancha/data-access/api/dataTimes';
import { getNextMatches } from '@cancha/data-access/football/getNextMatches';
import { getTeamMatches, type TeamMatches } from '@cancha/data-access/football/getTeamMatches';
import { orNull } from '@cancha/site/context/orNull';
import type { SiteContext } from '@cancha/site/context/SiteContext';

type SplitMatches = {
  /** What is on, else what comes first. A match whose hour passed without news is neither. */
  next: Match | null;
  last: Match | null;
};

export function splitMatches(matches: readonly Match[], now: Date): SplitMatches {
  const byTime = [...matches].sort((a, b) => a.kickOff.getTime() - b.kickOff.getTime());
  const live = byTime.find(({ state }) => state === 'live');
  const coming = byTime.find(({ state, kickOff }) => state === 'scheduled' && kickOff > now);
  const last = byTime.findLast(({ state }) => state === 'finished');
  return { next: live ?? coming ?? null, last: last ?? null };
}

/** The matches that stand over every page of a team. */
export type NearMatches = {
  next: Match | null;
  last: Match | null;
  shown: ShownMatches;
  /** How old their scores are, if that has to be shown. */
  age: string | null;
};

/** What is known of a team: its latest matches, and apart from them the one that comes next. */
export type TeamAnswers = { matches: TeamMatches | null; coming: readonly Match[] | null };

export function nearMatches(
  { matches, coming }: TeamAnswers,
  now: Date,
  context: Pick<SiteContext, 't'>,
): NearMatches {
  const known = [...(matches?.matches ?? []), ...(coming ?? [])];
  const { next, last } = splitMatches(known, now);
  const times = [dataTimeOf(matches), dataTimeOf(coming)].filter((time) => time !== null);
  const shown = {
    matches: [next, last].filter((match) => match !== null),
    asOf: times.length > 0 ? Math.min(...times) : null,
  };
  return { next, last, shown, age: shownAge(shown, now, context) };
}

/** As many as a page of the list of its matches has: enough to tell what was. */
export const teamMatchesAsked = 40;

/** The latest matches of a team; `null` where they cannot be had. */
export function loadTeamMatches({ apis }: SiteContext, teamId: string): Promise<TeamMatches | null> {
  return orNull(getTeamMatches(apis.stats, { teamId, size: teamMatchesAsked }));
}

/**
 * What stands over every page of a team. Of a full season ahead the latest matches are those at its end, so the next one is
 * asked for by itself.
 */
export async function loadTeamAnswers(context: SiteContext, teamId: string): Promise<TeamAnswers> {
  const [matches, coming] = await Promise.all([
    loadTeamMatches(context, teamId),
    orNull(getNextMatches(context.apis.stats, { teamId, nextEvents: 1 })),
  ]);
  return { matches, coming };
}
