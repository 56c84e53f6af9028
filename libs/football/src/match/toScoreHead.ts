import type { Match } from '@cancha/stats/match/Match';
import { formatMatchMinute, type MatchMinute } from '@cancha/stats/match/MatchMinute';
import type { ScoreHeadProps } from '@cancha/ui/match/ScoreHead/ScoreHead';
import { teamHref, tournamentHref, venueHref } from '@cancha/blocks/matches/entityHref';
import { scorersText } from '@cancha/blocks/matches/toMatchBox';
import { toMatchTile } from '@cancha/blocks/matches/toMatchTile';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { venueText } from './toFacts';

/** The head of a match's page. `age`: of its score, once that is told; `minute`: the one it is shown as it was at. */
export function toScoreHead(
  match: Match,
  context: SiteContext,
  now: Date,
  { age, minute }: { age: string | null; minute: MatchMinute | null },
): ScoreHeadProps {
  const { t } = context;
  const { home, away, ...today } = toMatchTile(match, context, now, age);
  // What was is not live, whatever the match is by now.
  const tile = minute
    ? { ...today, state: 'final' as const, stateText: `${formatMatchMinute(minute)}’`, clock: null }
    : today;
  const goals = match.state === 'scheduled' ? [] : match.goals;
  const side = (at: 'home' | 'away', of: typeof home) => ({
    ...of,
    scorers: scorersText(goals, at, t),
    href: teamHref(match[at], context.site),
    code: match[at].code ?? match[at].name,
  });
  return {
    match: { ...tile, noteText: '', home: side('home', home), away: side('away', away) },
    competition: competitionOf(match, context),
    venue: venueOf(match, context),
  };
}

function competitionOf({ tournament, stage }: Match, { site }: SiteContext): ScoreHeadProps['competition'] {
  if (!tournament) return null;
  const { name } = tournament;
  return { text: stage ? `${name} · ${stage.name}` : name, href: tournamentHref(tournament, site) };
}

function venueOf(match: Match, { site }: SiteContext): ScoreHeadProps['venue'] {
  const text = venueText(match);
  return text === null || !match.venue ? null : { text, href: venueHref(match.venue, site) };
}
