import { Fragment, type JSX, type ReactNode } from 'react';
import styles from './RadioTabs.module.css';

export type RadioTab = { id: string; title: string; content: ReactNode };

export type RadioTabsProps = {
  /** Unique on the page. */
  id: string;
  /** Accessible name of the group. */
  label: string;
  /** At most four. The first is selected. */
  tabs: readonly RadioTab[];
};

/** Tabs by radio buttons and CSS: they work without JavaScript. A single tab has no buttons. */
export function RadioTabs({ id, label, tabs }: RadioTabsProps): JSX.Element | null {
  const [first] = tabs;
  if (!first) return null;
  if (tabs.length === 1) return <>{first.content}</>;
  return (
    <fieldset className={styles['tabs']}>
      <legend className="srOnly">{label}</legend>
      {tabs.map((tab, i) => (
        <Fragment key={tab.id}>
          <input type="radio" id={`${id}-${tab.id}`} name={id} className="srOnly" defaultChecked={i === 0} />
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
