import type { JSX } from 'react';
import { Headline } from '../../text/Headline/Headline';
import type { BettingLink } from '../PickCard/PickCard';
import styles from './ReviewCard.module.css';

export type ReviewCardProps = {
  operator: string;
  /** "8,5", and "8,5 de 10" for screen readers. */
  mark: { text: string; spoken: string };
  summary: string;
  pros: readonly string[];
  cons: readonly string[];
  /** To the full review. */
  review: BettingLink | null;
  link: (BettingLink & { paid: boolean }) | null;
  licence: string | null;
  /** "Revisado el …". */
  reviewed: string | null;
  level?: number;
  labels: { pros: string; cons: string; licence: string; paid: string };
};

function Points({ title, points }: { title: string; points: readonly string[] }): JSX.Element | null {
  if (points.length === 0) return null;
  return (
    <div>
      <p>
        <b>{title}</b>
      </p>
      <ul>
        {points.map((point, i) => (
          <li key={i}>{point}</li>
        ))}
      </ul>
    </div>
  );
}

/** Review of a bookmaker: mark, pros and cons. */
export function ReviewCard(props: ReviewCardProps): JSX.Element {
  const { operator, mark, summary, pros, cons, review, link, licence, reviewed, level = 3, labels } = props;
  return (
    <article className={styles['review']}>
      <header>
        <p className={styles['mark']}>
          <span aria-hidden="true">{mark.text}</span>
          <span className="srOnly">{mark.spoken}</span>
        </p>
        <div>
          <Headline level={level} size="card">
            {operator}
          </Headline>
          {reviewed ? <p className={styles['small']}>{reviewed}</p> : null}
        </div>
      </header>
      {summary ? <p>{summary}</p> : null}
      {pros.length + cons.length > 0 ? (
        <div className={styles['points']}>
          <Points title={labels.pros} points={pros} />
          <Points title={labels.cons} points={cons} />
        </div>
      ) : null}
      {licence ? (
        <p className={styles['small']}>
          <b>{labels.licence}:</b> {licence}
        </p>
      ) : null}
      {review || link ? (
        <p className={styles['way']}>
          {review ? (
            <a href={review.href} aria-label={`${review.text}: ${operator}`}>
              {review.text}
            </a>
          ) : null}
          {link ? (
            <a
              href={link.href}
              aria-label={`${link.text}: ${operator}`}
              {...(link.rel ? { rel: link.rel } : {})}
            >
              {link.text}
            </a>
          ) : null}
          {link?.paid ? <small>{labels.paid}</small> : null}
        </p>
      ) : null}
    </article>
  );
}
