import type { Match } from '@cancha/stats/match/Match';
import { ScoreRows } from '@cancha/ui/match/ScoreRows/ScoreRows';
import { Headline } from '@cancha/ui/text/Headline/Headline';
import type { JSX } from 'react';
import { entityParams, tournamentHref } from '@cancha/blocks/matches/entityHref';
import { toScoreRow } from '@cancha/blocks/matches/toScoreRow';
import { buildPath } from '@cancha/routing/buildPath';
import { hasPage } from '@cancha/routing/hasPage';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { knockoutId } from '../tournament/KnockoutTrees';
import { followedCompetitions } from './followedCompetitions';
import { followMark } from '@cancha/site/device/Follow';
import { deviceAttributes } from '@cancha/ui/device/deviceAttributes';
import { groupMatches, type MatchGroup } from './groupMatches';
import styles from './MatchGroups.module.css';

type MatchGroupsProps = {
  context: SiteContext;
  matches: readonly Match[];
  now: Date;
  /** How old their scores are, if that has to be shown. */
  age?: string | null;
};

/** Those of a competition or of a team that is followed come first. */
function followedFirst({ matches }: MatchGroup): Record<string, string> {
  const tournament = matches[0]?.tournament;
  const mark = tournament ? followMark({ kind: 'competition', id: tournament.slug ?? tournament.id }) : '';
  return { [deviceAttributes.follows]: mark, [deviceAttributes.followedFirst]: '' };
}

/** The matches of a day, competition by competition. */
export function MatchGroups({ context, matches, now, age = null }: MatchGroupsProps): JSX.Element {
  return (
    <div className={styles['groups']}>
      {groupMatches(matches, followedCompetitions(context)).map((group) => (
        <section key={group.id ?? ''} {...followedFirst(group)}>
          <GroupHead context={context} group={group} />
          <ScoreRows
            matches={group.matches.map((match) =>
              toScoreRow(match, context, { now, age, withScorers: true }),
            )}
          />
        </section>
      ))}
    </div>
  );
}

type GroupProps = { context: SiteContext; group: MatchGroup };

/** The competition, the round that all of these matches are of, and the way to its table or its bracket. */
function GroupHead({ context, group }: GroupProps): JSX.Element {
  const { site, t } = context;
  const { name, matches } = group;
  const tournament = matches[0]?.tournament ?? null;
  const href = tournament && tournamentHref(tournament, site);
  const title = name ?? t('results.others');
  const rounds = new Set(matches.map(({ stage }) => stage?.name));
  const [round] = rounds.size === 1 ? rounds : [];
  const way = wayOf(group, context);
  return (
    <div className={styles['head']}>
      <div className={styles['name']}>
        <Headline level={3} size="card">
          {href ? <a href={href}>{title}</a> : title}
        </Headline>
        {round && round !== name ? <span className={styles['round']}>{round}</span> : null}
      </div>
      {way ? (
        <a href={way.href} aria-label={`${way.text}: ${title}`}>
          {way.text}
        </a>
      ) : null}
    </div>
  );
}

/** To the table where one is played for, to the bracket from a knock-out round; nowhere where nobody says. */
function wayOf({ matches }: MatchGroup, { site, t }: SiteContext): { href: string; text: string } | null {
  const tournament = matches[0]?.tournament;
  const stages = matches.flatMap(({ stage }) => stage?.hasTable ?? []);
  if (!tournament || stages.length === 0 || !hasPage(site, 'tournamentStandings')) return null;
  const href = buildPath(site, 'tournamentStandings', entityParams(tournament));
  return stages.includes(true)
    ? { href, text: t('results.table') }
    : { href: `${href}#${knockoutId}`, text: t('results.bracket') };
}
