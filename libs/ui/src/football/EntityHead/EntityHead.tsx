import type { JSX, ReactNode } from 'react';
import { Headline } from '../../text/Headline/Headline';
import styles from './EntityHead.module.css';

export type EntityFact = { term: string; value: ReactNode };

export type EntityHeadProps = {
  name: string;
  /** Shield or flag; without one the name stands alone. */
  badge: string | null;
  /** What is known, each under its term. What is not known is left out. */
  facts?: readonly EntityFact[];
  /** A sentence below: what season, whose hours. */
  note?: ReactNode;
};

/** Who or what a page of results is of: a competition, a team, a player. */
export function EntityHead({ name, badge, facts = [], note }: EntityHeadProps): JSX.Element {
  return (
    <div className={styles['head']}>
      {badge ? <img src={badge} width="64" height="64" alt="" /> : null}
      <div>
        <Headline level={1} size="lead">
          {name}
        </Headline>
        {note ? <p className={styles['note']}>{note}</p> : null}
        {facts.length > 0 ? (
          <dl className={styles['facts']}>
            {facts.map(({ term, value }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
    </div>
  );
}
