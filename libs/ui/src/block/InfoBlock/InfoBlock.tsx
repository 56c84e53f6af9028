import type { JSX, ReactNode } from 'react';
import { joinClasses } from '../../base/joinClasses';
import { Headline } from '../../text/Headline/Headline';
import { LineIcon } from '../../media/LineIcon/LineIcon';
import styles from './InfoBlock.module.css';

export type InfoBlockKind = 'notFound' | 'serverError' | 'thankyou';

export type InfoBlockProps = {
  kind: InfoBlockKind;
  /** Replaces the title of the kind, unless empty. */
  title?: string | undefined;
  /** Replaces the text of the kind, unless empty. */
  text?: string | undefined;
  /** Link to the home page. Default `/`. */
  siteUrl?: string | undefined;
  /** Below the message, in full width. */
  news?: ReactNode;
  labels: {
    titles: Readonly<Record<InfoBlockKind, string>>;
    texts: Readonly<Record<InfoBlockKind, string>>;
    /** Default "Homepage" in every language. */
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

/** Content of 404 and error pages, in full width. */
export function InfoBlock({ kind, title, text, siteUrl = '/', news, labels }: InfoBlockProps): JSX.Element {
  return (
    <>
      <section className={joinClasses('wrap', styles['block'], styles[kind])}>
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
