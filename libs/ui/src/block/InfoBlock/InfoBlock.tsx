import type { JSX, ReactNode } from 'react';
import { Headline } from '../../text/Headline/Headline';
import { LineIcon } from '../../media/LineIcon/LineIcon';
import styles from './InfoBlock.module.css';

export type InfoBlockKind = 'notFound' | 'serverError' | 'thankyou';

export type InfoBlockProps = {
  kind: InfoBlockKind;
  /** Wins over the title of the kind; an empty one does not. */
  title?: string | undefined;
  /** Wins over the text of the kind; an empty one does not. */
  text?: string | undefined;
  /** Where the way out leads: the site's root unless told otherwise. */
  siteUrl?: string | undefined;
  /** News to go on with, under the message and across the page; left out when there are none. */
  news?: ReactNode;
  labels: {
    titles: Readonly<Record<InfoBlockKind, string>>;
    texts: Readonly<Record<InfoBlockKind, string>>;
    /** "Homepage", in every language unless a site says otherwise. */
    homepage: string;
  };
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

/** A page that says what happened and what to do next. It spans the page and brings its own column. */
export function InfoBlock({ kind, title, text, siteUrl = '/', news, labels }: InfoBlockProps): JSX.Element {
  return (
    <>
      <section className={`wrap ${styles['block']} ${styles[kind]}`}>
        <LineIcon box={96} line={5}>
          {drawings[kind]}
        </LineIcon>
        <Headline level={1} size="lead">
          {title || labels.titles[kind]}
        </Headline>
        <p>{text || labels.texts[kind]}</p>
        <p>
          <a href={siteUrl}>{labels.homepage}</a>
        </p>
      </section>
      {news ? (
        <section className={styles['news']}>
          <div className="wrap">{news}</div>
        </section>
      ) : null}
    </>
  );
}
