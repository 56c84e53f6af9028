import type { Bracket as Knockout } from '@cancha/stats/tournament/Bracket';
import { toTrees } from '@cancha/stats/tournament/toTrees';
import { Bracket } from '@cancha/ui/bracket/Bracket/Bracket';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import type { JSX } from 'react';
import styles from '../entity/EntityPage.module.css';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { RoundLists } from './RoundLists';
import { toTreeRounds } from './toTreeRounds';

export const knockoutId = 'eliminatorias';

type KnockoutTreesProps = {
  context: SiteContext;
  bracket: Knockout | null;
  now: Date;
  /** Of the scores, once it has to be told. */
  age: string | null;
};

/** All knock-out rounds: those that form a tree as one, the others as lists. Nothing where there are none. */
export function KnockoutTrees({ context, bracket, now, age }: KnockoutTreesProps): JSX.Element | null {
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
