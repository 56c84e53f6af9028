import { Fragment, type JSX, type ReactNode } from 'react';
import styles from './RadioTabs.module.css';

export type RadioTab = { id: string; title: string; content: ReactNode };

export type RadioTabsProps = {
  /** Of the group: two on a page need different ones. */
  id: string;
  /** What is chosen among, for the ear. */
  label: string;
  /** At most four. The first is shown at the start. */
  tabs: readonly RadioTab[];
};

/**
 * Several views of one thing, of which one shows. Radio buttons and CSS: they work before and without JavaScript, by
 * arrow keys, and a soft navigation finds them as the server sent them. One view needs no choice.
 */
export function RadioTabs({ id, label, tabs }: RadioTabsProps): JSX.Element | null {
  const [first] = tabs;
  if (!first) return null;
  if (tabs.length === 1) return <>{first.content}</>;
  return (
    <fieldset className={styles['tabs']}>
      <legend className="srOnly">{label}</legend>
      {tabs.map((tab, i) => (
        <Fragment key={tab.id}>
          <input
            type="radio"
            id={`${id}-${tab.id}`}
            name={id}
            className="srOnly"
            defaultChecked={i === 0}
            // Firefox would keep the choice over a reload, and not what hangs on it.
            autoComplete="off"
          />
          <label htmlFor={`${id}-${tab.id}`}>{tab.title}</label>
        </Fragment>
      ))}
      {tabs.map((tab) => (
        <div key={tab.id} className={styles['panel']}>
          {tab.content}
        </div>
      ))}
    </fieldset>
  );
}
