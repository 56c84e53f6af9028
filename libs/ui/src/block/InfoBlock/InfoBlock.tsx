import type { JSX, ReactNode } from 'react';
import { Headline } from '../../text/Headline/Headline';
import styles from './InfoBlock.module.css';

export type InfoBlockKind = 'notFound' | 'serverError' | 'thankyou';

type InfoBlockProps = {
  kind: InfoBlockKind;
  title: string;
  text: string;
  /** The way out: the site's front page unless told otherwise. */
  link: { href: string; text: string };
  children?: ReactNode;
};

const drawings: Record<InfoBlockKind, JSX.Element> = {
  // A ball that went over the bar.
  notFound: <path d="M12 80V34h72v46M12 46h72M30 34v46M48 34v46M66 34v46M12 62h72M70 8a10 10 0 1 0 .1 0" />,
  // A cut cable.
  serverError: (
    <path d="M8 56h22M66 56h22M30 44v24h10a12 12 0 0 0 0-24zM66 44v24H56M66 50h-8M66 62h-8M48 20v10M36 24l5 9M60 24l-5 9" />
  ),
  thankyou: <path d="M10 24h76v50H10zM10 26l38 30 38-30M30 84l10 8 18-18" />,
};

/** A page that says what happened and what to do next. */
export function InfoBlock({ kind, title, text, link, children }: InfoBlockProps): JSX.Element {
  return (
    <section className={`${styles['block']} ${styles[kind]}`}>
      <svg
        viewBox="0 0 96 96"
        width="96"
        height="96"
        fill="none"
        stroke="currentColor"
        strokeWidth="5"
        aria-hidden="true"
      >
        {drawings[kind]}
      </svg>
      <Headline level={1} size="lead">
        {title}
      </Headline>
      <p>{text}</p>
      <a href={link.href}>{link.text}</a>
      {children}
    </section>
  );
}
