import { dataTimeOf } from '@cancha/data-access/api/dataTimes';
import type { Goal } from '@cancha/stats/match/Goal';
import type { Match } from '@cancha/stats/match/Match';
import type { MatchBoxProps } from '@cancha/ui/match/MatchBox/MatchBox';
import { ageSince } from './scoreAge';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { teamHref } from './entityHref';
import { matchHref } from './matchHref';
import { toMatchTile } from './toMatchTile';

/** Scorers of one side in the order of their first goal: `Haaland 79’, 90’ · Neymar 90+10’ (p)`. */
export function scorersText(goals: readonly Goal[], side: Goal['side'], t: SiteContext['t']): string {
  const byPlayer = new Map<string, string[]>();
  for (const goal of goals.filter((candidate) => candidate.side === side)) {
    const mark = { goal: '', penalty: ` ${t('match.penaltyMark')}`, own: ` ${t('match.ownGoalMark')}` }[
      goal.kind
    ];
    const minutes = byPlayer.get(goal.player) ?? [];
    byPlayer.set(goal.player, [...minutes, `${goal.minute}’${mark}`]);
  }
  return [...byPlayer].map(([player, minutes]) => `${player} ${minutes.join(', ')}`).join(' · ');
}

export function toMatchBox(match: Match, context: SiteContext, now: Date): MatchBoxProps {
  const { site, format, brandConfig, t } = context;
  const tile = toMatchTile(match, context, now, ageSince(dataTimeOf(match), now, context));
  const href = matchHref(match, context);
  const goals = match.state === 'scheduled' ? [] : match.goals;
  // An interrupted match may have been given a day only; its hour would be one nobody said.
  const isTimeKnown = match.state === 'scheduled' ? match.isTimeKnown : match.state !== 'interrupted';
  const hour = isTimeKnown ? `, ${format.time(match.kickOff)} (${brandConfig.zoneName})` : '';
  const sideOf = (at: Goal['side']) => ({
    ...tile[at],
    scorers: scorersText(goals, at, t),
    teamHref: teamHref(match[at], site),
  });
  return {
    match: {
      ...tile,
      home: sideOf('home'),
      away: sideOf('away'),
    },
    stage: match.stage?.name ?? match.tournament?.name ?? null,
    whenAndWhere: [`${format.shortDate(match.kickOff)}${hour}`, match.venue?.name]
      .filter(Boolean)
      .join(' · '),
    referee: match.referee ? t('match.referee', { name: match.referee.name }) : null,
    link: href === null ? null : { href, text: t('story.match') },
  };
}
