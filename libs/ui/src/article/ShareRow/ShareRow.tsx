import type { JSX } from 'react';
import { joinClasses } from '../../base/joinClasses';
import { shareAttributes } from './shareAttributes';
import styles from './ShareRow.module.css';

export type ShareLink = {
  network: 'whatsapp' | 'x' | 'facebook';
  href: string;
  /** "Compartir en WhatsApp". */
  label: string;
};

type ShareRowProps = {
  /** Absolute URL of the page. */
  address: string;
  title: string;
  links: readonly ShareLink[];
  labels: {
    /** "Compartir", above the row. */
    row: string;
    copy: string;
    copied: string;
    /** When the browser does not allow it. */
    failed: string;
    /** "Compartir…", for the Web Share API. */
    native: string;
  };
};

/**
 * Share links without third-party scripts, a copy button, and a button for the Web Share API. The buttons need
 * `answerShare`, and are hidden without JavaScript.
 */
export function ShareRow({ address, title, links, labels }: ShareRowProps): JSX.Element {
  return (
    <div
      className={`${styles['share']} noPrint`}
      role="group"
      aria-label={labels.row}
      {...{ [shareAttributes.row]: '', [shareAttributes.address]: address, [shareAttributes.title]: title }}
    >
      {links.map(({ network, href, label }) => (
        <a
          key={network}
          className={joinClasses(styles['way'], styles[network])}
          href={href}
          rel="nofollow noopener"
          target="_blank"
          aria-label={label}
        />
      ))}
      <button
        type="button"
        className={`${styles['way']} ${styles['copy']}`}
        aria-label={labels.copy}
        {...{ [shareAttributes.action]: 'copy' }}
      />
      <button
        type="button"
        className={`${styles['way']} ${styles['native']}`}
        aria-label={labels.native}
        {...{ [shareAttributes.action]: 'native' }}
      />
      <p
        className={styles['status']}
        role="status"
        {...{
          [shareAttributes.status]: '',
          [shareAttributes.copied]: labels.copied,
          [shareAttributes.failed]: labels.failed,
        }}
      />
    </div>
  );
}
