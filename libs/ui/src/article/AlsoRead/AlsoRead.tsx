import type { JSX } from 'react';
import { Headline } from '../../text/Headline/Headline';
import { TitleText } from '../../text/TitleText/TitleText';
import styles from './AlsoRead.module.css';

type AlsoReadProps = {
  title: string;
  /** `rel` for links that leave the site. */
  items: readonly { id: number | string; title: string; href: string; rel?: string }[];
};

export function AlsoRead({ title, items }: AlsoReadProps): JSX.Element | null {
  if (items.length === 0) return null;
  return (
    <aside className={styles['also']} aria-label={title}>
      <Headline level={2} size="card">
        {title}
      </Headline>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <a href={item.href} {...(item.rel ? { rel: item.rel } : {})}>
              <span>
                <TitleText text={item.title} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
