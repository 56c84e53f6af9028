import type { JSX } from 'react';
import { TitleText } from '../../text/TitleText/TitleText';
import styles from './Neighbours.module.css';

type Neighbour = { title: string; href: string };

type NeighboursProps = {
  /** Accessible name. */
  label: string;
  previous: Neighbour | null;
  next: Neighbour | null;
  labels: { previous: string; next: string };
};

/** The previous and next article of the section. */
export function Neighbours({ label, previous, next, labels }: NeighboursProps): JSX.Element | null {
  if (!previous && !next) return null;
  const step = (side: 'previous' | 'next', story: Neighbour | null) =>
    story ? (
      <a className={styles[side]} href={story.href} rel={side === 'previous' ? 'prev' : 'next'}>
        <span>{labels[side]}</span>
        <b>
          <TitleText text={story.title} />
        </b>
      </a>
    ) : null;
  return (
    <nav className={`${styles['neighbours']} noPrint`} aria-label={label}>
      {step('previous', previous)}
      {step('next', next)}
    </nav>
  );
}
