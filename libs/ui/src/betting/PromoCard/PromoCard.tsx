import type { JSX } from 'react';
import { Headline } from '../../text/Headline/Headline';
import type { BettingLink } from '../PickCard/PickCard';
import styles from './PromoCard.module.css';

export type PromoCardProps = {
  operator: string;
  title: string;
  /** Promo code; `null` when none is needed. */
  code: string | null;
  /** Must always be visible, never behind a link. */
  terms: string;
  expires: string | null;
  link: (BettingLink & { paid: boolean }) | null;
  level?: number;
  labels: { code: string; terms: string; paid: string };
};

/** A bookmaker's offer with its code and terms. */
export function PromoCard({
  operator,
  title,
  code,
  terms,
  expires,
  link,
  level = 3,
  labels,
}: PromoCardProps): JSX.Element {
  return (
    <article className={styles['promo']}>
      <p className={styles['operator']}>{operator}</p>
      <Headline level={level} size="card">
        {title}
      </Headline>
      {code ? (
        <p className={styles['code']}>
          <span>{labels.code}</span> <code>{code}</code>
        </p>
      ) : null}
      <p className={styles['terms']}>
        <b>{labels.terms}:</b> {terms} {expires ? <span>{expires}</span> : null}
      </p>
      {link ? (
        <p className={styles['way']}>
          <a
            href={link.href}
            aria-label={`${link.text}: ${operator}`}
            {...(link.rel ? { rel: link.rel } : {})}
          >
            {link.text}
          </a>
          {link.paid ? <small>{labels.paid}</small> : null}
        </p>
      ) : null}
    </article>
  );
}
