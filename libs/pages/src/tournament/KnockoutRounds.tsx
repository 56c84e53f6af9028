import type { Bracket } from '@cancha/stats/tournament/Bracket';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import { MatchGrid } from '@cancha/ui/match/MatchGrid/MatchGrid';
import { Headline } from '@cancha/ui/text/Headline/Headline';
import type { JSX } from 'react';
import styles from '../football/EntityPage.module.css';
import { matchHref } from '../football/matchHref';
import { toMatchTile } from '../football/toMatchTile';
import { seeAll } from '../football/seeAll';
import type { SiteContext } from '../site/SiteContext';

export const knockoutId = 'eliminatorias';

type KnockoutRoundsProps = {
  context: SiteContext;
  bracket: Bracket | null;
  now: Date;
  /** Of the scores of what is on, once it has to be told. */
  age: string | null;
  /** So many rounds, and where all of them are. */
  excerpt?: { rounds: number; href: string };
};

/** The knock-out rounds, the last first: who won stands on top. Nothing where there are none. */
export function KnockoutRounds({
  context,
  bracket,
  now,
  age,
  excerpt,
}: KnockoutRoundsProps): JSX.Element | null {
  const { t } = context;
  const rounds = bracket?.rounds.filter(({ matches }) => matches.length > 0) ?? [];
  if (rounds.length === 0) return null;
  return (
    <section aria-labelledby={knockoutId} className={styles['stack']}>
      <SectionHead
        id={knockoutId}
        title={t('tournament.knockout')}
        more={excerpt && seeAll(`${excerpt.href}#${knockoutId}`, t('tournament.knockout'), t)}
      />
      {rounds
        .slice(excerpt ? -excerpt.rounds : 0)
        .toReversed()
        .map(({ id, name, matches }) => (
          <div key={id} className={styles['stack']}>
            <Headline level={3} size="card">
              {name}
            </Headline>
            <MatchGrid
              matches={matches.map(({ match }) => ({
                ...toMatchTile(match, context, now, age),
                href: matchHref(match, context),
              }))}
            />
          </div>
        ))}
    </section>
  );
}
