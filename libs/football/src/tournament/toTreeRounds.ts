import {
  isOver,
  isReversed,
  penaltiesOfTie,
  scoreInTie,
  aggregateOfTie,
  type KnockoutTie,
} from '@cancha/stats/tournament/KnockoutTie';
import type { KnockoutTree, TreeRound } from '@cancha/stats/tournament/toTrees';
import type { BracketTie } from '@cancha/stats/tournament/Bracket';
import type { BracketMatch, BracketRound, BracketSide } from '@cancha/ui/bracket/Bracket/BracketMatch';
import { openTie } from '@cancha/ui/bracket/Bracket/openTie';
import { sideName } from '@cancha/blocks/matches/sideName';
import { matchHref } from '@cancha/blocks/matches/matchHref';
import { dayAndHour, spokenMatch, toOpenTile } from '../matchList/toOpenTile';
import type { SiteContext } from '@cancha/site/context/SiteContext';

/** A tree of knock-out rounds as a bracket. `age`: how old the scores are, if that has to be shown. */
export function toTreeRounds(
  { rounds, third }: KnockoutTree,
  context: SiteContext,
  age: string | null,
): BracketRound[] {
  const toRound = ({ id, name, ties }: TreeRound, isLast: boolean): BracketRound => ({
    ...{ id: `ronda-${id}`, name },
    matches: ties.map((tie) => toMatch(tie, context, { age, isLast })),
  });
  return rounds.map((round, at) => {
    const isLast = at === rounds.length - 1;
    return isLast && third
      ? { ...toRound(round, isLast), below: toRound(third, isLast) }
      : toRound(round, isLast);
  });
}

type Place = { age: string | null; isLast: boolean };

function toMatch(tie: KnockoutTie, context: SiteContext, { age, isLast }: Place): BracketMatch {
  const { legs, through } = tie;
  const [first] = legs;
  const open = openLeg(tie);
  // The winner of the last round goes no further.
  const goesOn =
    through && !isLast ? ` ${context.t('tournament.goesOn', { team: sideName(tie[through], context) })}` : '';
  return {
    id: `partido-${first.match.id}`,
    label:
      (legs.length === 1 ? `${spokenMatch(first.match, context)}.` : spokenLegs(tie, open, context)) + goesOn,
    note: noteOf(tie, context),
    mark: null,
    home: sideOf(tie, 'home', context),
    away: sideOf(tie, 'away', context),
    href: matchHref((open ?? legs.at(-1) ?? first).match, context),
    open:
      open &&
      openTie({
        tile: toOpenTile(open.match, context, age),
        leg: legs.length === 1 ? null : legs.indexOf(open),
        isReversed: isReversed(tie, open.match),
      }),
  };
}

/** The leg that is on, or else the next to come. */
function openLeg({ legs }: KnockoutTie): BracketTie | null {
  const open = legs.filter(({ match }) => !isOver(match));
  return open.find(({ match }) => match.state === 'live') ?? open[0] ?? null;
}

/** Each leg but the open one, which is read out by itself while it changes, and the total. */
function spokenLegs(tie: KnockoutTie, open: BracketTie | null, context: SiteContext): string {
  const { t } = context;
  const total = aggregateOfTie(tie);
  const legs = tie.legs.flatMap((leg, at) =>
    leg === open
      ? []
      : t(at === 0 ? 'tournament.firstLeg' : 'tournament.secondLeg', {
          match: spokenMatch(leg.match, context),
        }),
  );
  const both = total && {
    ...{ home: sideName(tie.home, context), homeGoals: total.home },
    ...{ away: sideName(tie.away, context), awayGoals: total.away },
  };
  return [...legs, ...(both ? [t('tournament.total', both)] : [])].join(' ');
}

function noteOf({ legs: [first, second] }: KnockoutTie, context: SiteContext): string {
  const { t, format } = context;
  if (second) {
    const [one, other] = [first, second].map(({ match }) => format.shortDate(match.kickOff));
    return t('tournament.legDates', { first: one ?? '', second: other ?? '' });
  }
  return [dayAndHour(first.match, context), first.match.venue?.city].filter(Boolean).join(' · ');
}

function sideOf(tie: KnockoutTie, at: 'home' | 'away', context: SiteContext): BracketSide {
  const { id, image } = tie[at];
  const total = aggregateOfTie(tie)?.[at];
  const penalties = penaltiesOfTie(tie)?.[at];
  return {
    ...(shortOf(tie[at]) ?? {}),
    ...{ name: sideName(tie[at], context), badge: image, isKnown: id !== null, choice: null },
    isWinner: tie.through === at,
    score: total === undefined ? '' : `${total}${penalties === undefined ? '' : ` (${penalties})`}`,
    ...(tie.legs.length > 1 ? { legs: tie.legs.map(({ match }) => goalsText(tie, match, at)) } : {}),
  };
}

/** The code of a team, or of its place in the bracket while nobody knows it. */
function shortOf({ code, from, name }: KnockoutTie['home']): { short: string } | null {
  const short = from && from.kind !== 'unknown' ? name.replaceAll('/', '') : code;
  return short ? { short } : null;
}

function goalsText(tie: KnockoutTie, match: BracketTie['match'], at: 'home' | 'away'): string {
  const goals = scoreInTie(tie, match)?.[at];
  return goals === undefined ? '–' : `${goals}`;
}
