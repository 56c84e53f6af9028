import type { Bracket as Knockout } from '@cancha/stats/tournament/Bracket';
import { toTrees } from '@cancha/stats/tournament/toTrees';
import { Bracket } from '@cancha/ui/bracket/Bracket/Bracket';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import type { JSX } from 'react';
import styles from '../entity/EntityPage.module.css';
import { seeAll } from '@cancha/blocks/matches/seeAll';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { RoundLists } from './RoundLists';
import { toTreeRounds } from './toTreeRounds';

/** Where the knock-out rounds of a competition stand on its page of tables. */
export const knockoutId = 'eliminatorias';

type KnockoutProps = {
  context: SiteContext;
  bracket: Knockout | null;
  now: Date;
  /** How old the scores are, if that has to be shown. */
  age: string | null;
};

/** All knock-out rounds: those that form a tree as one, the others as lists. Nothing where there are none. */
export function KnockoutTrees({ context, bracket, now, age }: KnockoutProps): JSX.Element | null {
  const { t } = context;
  const { trees, rest } = toTrees(bracket?.rounds ?? []);
  if (trees.length + rest.length === 0) return null;
  return (
    <section aria-labelledby={knockoutId} className={styles['stack']}>
      <SectionHead id={knockoutId} title={t('tournament.knockout')} />
      {trees.map((tree) => {
        const last = tree.rounds.at(-1);
        const label = t('worldCup.bracketLabel');
        return (
          <Bracket
            key={last?.id}
            // A season with two of them needs two names.
            label={trees.length > 1 && last ? `${label}: ${last.name}` : label}
            rounds={toTreeRounds(tree, context, age)}
            level={3}
          />
        );
      })}
      <RoundLists context={context} rounds={rest} now={now} age={age} />
    </section>
  );
}

type KnockoutRoundsProps = KnockoutProps & {
  count: number;
  href: string;
};

/** The last knock-out rounds. Nothing where there are none. */
export function KnockoutRounds(props: KnockoutRoundsProps): JSX.Element | null {
  const { context, bracket, now, age, count, href } = props;
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
