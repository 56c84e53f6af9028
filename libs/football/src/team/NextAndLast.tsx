import type { Match } from '@cancha/stats/match/Match';
import { MatchGrid } from '@cancha/ui/match/MatchGrid/MatchGrid';
import type { JSX } from 'react';

import { toMatchTile } from '@cancha/blocks/matches/toMatchTile';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import styles from './NextAndLast.module.css';
import type { NearMatches } from './nearMatches';

type NextAndLastProps = { context: SiteContext; near: NearMatches; now: Date };

/** What a team plays next, or now, and what it played last. Nothing where neither is known. */
export function NextAndLast({ context, near, now }: NextAndLastProps): JSX.Element | null {
  const { t } = context;
  const { next, last, age } = near;
  if (!next && !last) return null;
  const titled = (title: string, match: Match) => (
    <section>
      <h2 className={styles['title']}>{title}</h2>
      <MatchGrid matches={[toMatchTile(match, context, now, age)]} />
    </section>
  );
  return (
    <div className={styles['pair']}>
      {next ? titled(t(next.state === 'live' ? 'teamPage.now' : 'teamPage.next'), next) : null}
      {last ? titled(t('teamPage.last'), last) : null}
    </div>
  );
}
