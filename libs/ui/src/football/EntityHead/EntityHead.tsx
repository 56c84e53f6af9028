import type { JSX, ReactNode } from 'react';
import { Headline } from '../../text/Headline/Headline';
import styles from './EntityHead.module.css';

export type EntityFact = { term: string; value: ReactNode };

export type EntityHeadProps = {
  name: string;
  /** Crest or flag. */
  badge: string | null;
  facts?: readonly EntityFact[];
  /** Below: season, time zone. */
  note?: ReactNode;
  /** Beside the name: a follow button. */
  tool?: ReactNode;
};

/** Heading of the page of a competition, team or player. */
export function EntityHead({ name, badge, facts = [], note, tool }: EntityHeadProps): JSX.Element {
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
      {tool ? <div className={styles['tool']}>{tool}</div> : null}
    </div>
  );
}
