import type { JSX } from 'react';
import { Headline } from '../../text/Headline/Headline';
import styles from './SubscriptionRow.module.css';

type SubscriptionRowProps = {
  title: string;
  text?: string | undefined;
  /** Link to the newsletter box or a page. */
  action: { href: string; text: string };
};

/** A row of 120 px with a link to subscribe. */
export function SubscriptionRow({ title, text, action }: SubscriptionRowProps): JSX.Element {
  return (
    <section className={styles['row']} aria-label={title}>
      <div>
        <Headline level={2} size="card">
          {title}
        </Headline>
        {text ? <p>{text}</p> : null}
      </div>
      <a href={action.href}>{action.text}</a>
    </section>
  );
}
