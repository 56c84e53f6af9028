import type { Match } from '@cancha/stats/match/Match';
import { refereeHref, tournamentHref, venueHref } from '@cancha/blocks/matches/entityHref';
import type { SiteContext } from '@cancha/site/context/SiteContext';

type Fact = { name: string; value: string; href?: string | null };

/** Ground and town, where known. */
export function venueText({ venue }: Match): string | null {
  return venue ? [venue.name, venue.city].filter(Boolean).join(', ') : null;
}

/** What is known of a match beside what happened in it. */
export function toFacts(
  match: Match,
  { site, t, format }: Pick<SiteContext, 'site' | 't' | 'format'>,
): Fact[] {
  const { referee, attendance, tournament, stage } = match;
  const facts: readonly (readonly [string, string | null, href?: string | null])[] = [
    [
      t('matchPage.competition'),
      [tournament?.name, stage?.name].filter(Boolean).join(' · ') || null,
      tournament && tournamentHref(tournament, site),
    ],
    [t('matchPage.venue'), venueText(match), match.venue && venueHref(match.venue, site)],
    [t('matchPage.referee'), referee?.name ?? null, referee && refereeHref(referee, site)],
    [t('matchPage.attendance'), attendance === null ? null : format.number(attendance)],
  ];
  return facts.flatMap(([name, value, href]) => (value ? [{ name, value, ...(href ? { href } : {}) }] : []));
}
