import type { Bracket } from '@cancha/stats/tournament/Bracket';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import type { JSX } from 'react';
import styles from '../entity/EntityPage.module.css';
import { seeAll } from '@cancha/blocks/matches/seeAll';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { knockoutId } from './KnockoutTrees';
import { RoundLists } from './RoundLists';

type KnockoutRoundsProps = {
  context: SiteContext;
  bracket: Bracket | null;
  now: Date;
  /** Of the scores of what is on, once it has to be told. */
  age: string | null;
  /** How many rounds. */
  count: number;
  /** Where all of them are. */
  href: string;
};

/** The last knock-out rounds. Nothing where there are none. */
export function KnockoutRounds({
  context,
  bracket,
  now,
  age,
  count,
  href,
}: KnockoutRoundsProps): JSX.Element | null {
  const { t } = context;
  const rounds = bracket?.rounds.filter(({ matches }) => matches.length > 0) ?? [];
  if (rounds.length === 0) return null;
  return (
    <section aria-labelledby={knockoutId} className={styles['stack']}>
      <SectionHead
        id={knockoutId}
        title={t('tournament.knockout')}
        more={seeAll(`${href}#${knockoutId}`, t('tournament.knockout'), t)}
      />
      <RoundLists context={context} rounds={rounds.slice(-count)} now={now} age={age} />
    </section>
  );
}
