import type { JSX } from 'react';
import { Headline } from '../../text/Headline/Headline';
import styles from './SectionHead.module.css';

type SectionHeadProps = {
  title: string;
  id?: string;
  level?: number;
  /** To the full list. */
  more?: { href: string; text: string; label?: string } | undefined;
};

export function SectionHead({ title, id, level = 2, more }: SectionHeadProps): JSX.Element {
  return (
    <div className={styles['head']}>
      <Headline level={level} size="section" {...(id ? { id } : {})}>
        {title}
      </Headline>
      {more ? (
        <a href={more.href} {...(more.label ? { 'aria-label': more.label } : {})}>
          {more.text}
        </a>
      ) : null}
    </div>
  );
}
