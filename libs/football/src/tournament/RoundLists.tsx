import type { BracketRound } from '@cancha/stats/tournament/Bracket';
import { ScoreRows } from '@cancha/ui/match/ScoreRows/ScoreRows';
import { Headline } from '@cancha/ui/text/Headline/Headline';
import type { JSX } from 'react';
import styles from '../entity/EntityPage.module.css';

import { toScoreRow } from '@cancha/blocks/matches/toScoreRow';
import type { SiteContext } from '@cancha/site/context/SiteContext';

type RoundListsProps = {
  context: SiteContext;
  rounds: readonly BracketRound[];
  now: Date;
  /** How old the scores are, if that has to be shown. */
  age: string | null;
};

/** Rounds as lists of matches, the last first: who won stands on top. */
export function RoundLists({ context, rounds, now, age }: RoundListsProps): JSX.Element[] {
  return rounds.toReversed().map(({ id, name, matches }) => (
    <div key={id} className={styles['stack']}>
      <Headline level={3} size="card">
        {name}
      </Headline>
      <ScoreRows
        matches={matches.map(({ match }) => toScoreRow(match, context, { now, age, withDay: true }))}
      />
    </div>
  ));
}
