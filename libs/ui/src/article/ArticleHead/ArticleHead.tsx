import type { JSX, ReactNode } from 'react';
import { Headline } from '../../text/Headline/Headline';
import { TitleText } from '../../text/TitleText/TitleText';
import styles from './ArticleHead.module.css';

type ArticleHeadProps = {
  title: string;
  excerpt: string;
  /** A link, followed by the kicker. */
  section: { href: string; name: string } | null;
  epigraph: string | null;
  /** "Cobertura: Final del Mundial 2026". */
  event?: string | null;
  /** Byline, dates. */
  children?: ReactNode;
};

export function ArticleHead({
  title,
  excerpt,
  section,
  epigraph,
  event,
  children,
}: ArticleHeadProps): JSX.Element {
  return (
    <header className={styles['head']}>
      {section || epigraph ? (
        <p className={styles['label']}>
          {section ? <a href={section.href}>{section.name}</a> : null}
          {section && epigraph ? <span aria-hidden="true">·</span> : null}
          {epigraph ? (
            <span>
              <TitleText text={epigraph} />
            </span>
          ) : null}
        </p>
      ) : null}
      <Headline level={1} size="title">
        <TitleText text={title} />
      </Headline>
      {excerpt ? <p className={styles['excerpt']}>{excerpt}</p> : null}
      {event ? <p className={styles['event']}>{event}</p> : null}
      {children}
    </header>
  );
}
