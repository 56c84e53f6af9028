import type { JSX } from 'react';
import { shareAttributes } from '../../article/ShareRow/shareAttributes';
import { Headline } from '../../text/Headline/Headline';
import type { BettingLink } from '../PickCard/PickCard';
import styles from './PromoCard.module.css';

export type PromoCardProps = {
  operator: string;
  /** What it gives. */
  title: string;
  /** Promo code; `null` when none is needed. */
  code: string | null;
  /** Must always be visible, never behind a link. */
  terms: string;
  /** "Vence el …", "Válido en …". */
  limits: readonly string[];
  licence: string | null;
  link: (BettingLink & { paid: boolean }) | null;
  level?: number;
  labels: {
    code: string;
    copy: string;
    copied: string;
    copyFailed: string;
    terms: string;
    licence: string;
    paid: string;
  };
};

/** A bookmaker's offer with its code and terms. */
export function PromoCard(props: PromoCardProps): JSX.Element {
  const { operator, title, code, terms, limits, licence, link, level = 3, labels } = props;
  return (
    <article className={styles['promo']}>
      <p className={styles['operator']}>{operator}</p>
      <Headline level={level} size="card">
        {title}
      </Headline>
      {code ? <CodeRow code={code} operator={operator} labels={labels} /> : null}
      {limits.length > 0 ? (
        <ul className={styles['limits']}>
          {limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      ) : null}
      <p className={styles['terms']}>
        <b>{labels.terms}:</b> {terms}
      </p>
      {licence ? (
        <p className={styles['terms']}>
          <b>{labels.licence}:</b> {licence}
        </p>
      ) : null}
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

type CodeRowProps = Pick<PromoCardProps, 'operator' | 'labels'> & { code: string };

/** The code, to be read or marked by anybody. Its button needs `answerShare`, and is hidden without JavaScript. */
function CodeRow({ code, operator, labels }: CodeRowProps): JSX.Element {
  return (
    <div className={styles['code']} {...{ [shareAttributes.row]: '', [shareAttributes.address]: code }}>
      <span>{labels.code}</span> <code>{code}</code>
      <button
        type="button"
        className={styles['copy']}
        aria-label={`${labels.copy}: ${operator}`}
        {...{ [shareAttributes.action]: 'copy' }}
      >
        {labels.copy}
      </button>
      <p
        className={styles['status']}
        role="status"
        {...{
          [shareAttributes.status]: '',
          [shareAttributes.copied]: labels.copied,
          [shareAttributes.failed]: labels.copyFailed,
        }}
      />
    </div>
  );
}
