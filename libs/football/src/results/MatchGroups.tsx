import type { Match } from '@cancha/stats/match/Match';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import { MatchGrid } from '@cancha/ui/match/MatchGrid/MatchGrid';
import { Headline } from '@cancha/ui/text/Headline/Headline';
import type { JSX } from 'react';

import type { SiteContext } from '@cancha/site/context/SiteContext';
import { followedCompetitions } from './followedCompetitions';
import { followMark } from '@cancha/site/device/Follow';
import { deviceAttributes } from '@cancha/ui/device/deviceAttributes';
import { groupMatches, type MatchGroup } from './groupMatches';
import styles from './ResultsView.module.css';
import { toDayTile } from '@cancha/blocks/matches/toDayTile';

type MatchGroupsProps = {
  context: SiteContext;
  matches: readonly Match[];
  level: 2 | 3;
  /** How old their scores are, if that has to be shown. */
  age?: string | null;
};

/** The name of a competition; under the heading of a day it is the smaller one. */
function GroupHead({ title, level }: { title: string; level: 2 | 3 }): JSX.Element {
  if (level === 2) return <SectionHead title={title} />;
  return (
    <Headline level={level} size="card">
      {title}
    </Headline>
  );
}

/** Those of a competition or of a team that is followed come first. */
function followedFirst({ matches }: MatchGroup): Record<string, string> {
  const tournament = matches[0]?.tournament;
  const mark = tournament ? followMark({ kind: 'competition', id: tournament.slug ?? tournament.id }) : '';
  return { [deviceAttributes.follows]: mark, [deviceAttributes.followedFirst]: '' };
}

/** The matches of a day, competition by competition. */
export function MatchGroups({ context, matches, level, age = null }: MatchGroupsProps): JSX.Element {
  return (
    <div className={styles['groups']}>
      {groupMatches(matches, followedCompetitions(context)).map((group) => (
        <section key={group.id ?? ''} {...followedFirst(group)}>
          <GroupHead title={group.name ?? context.t('results.others')} level={level} />
          <MatchGrid matches={group.matches.map((match) => toDayTile(match, context, age))} />
        </section>
      ))}
    </div>
  );
}
