import type { JSX } from 'react';
import { shareAttributes } from './shareAttributes';
import styles from './ShareRow.module.css';

export type ShareLink = {
  network: 'whatsapp' | 'x' | 'facebook';
  href: string;
  /** "Compartir en WhatsApp". */
  label: string;
};

type ShareRowProps = {
  /** Whole address of the page. */
  address: string;
  title: string;
  links: readonly ShareLink[];
  labels: {
    /** "Compartir", over the row. */
    row: string;
    copy: string;
    copied: string;
    /** When the browser does not allow it. */
    failed: string;
    /** "Compartir…": the sheet of the reader's system. */
    native: string;
  };
};

/**
 * Ways to pass a story on: plain links to the networks, which load nothing of theirs; copying its address; and the
 * sheet of the reader's system where there is one. The two buttons need `answerShare`; without JavaScript they are not
 * there.
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
          className={`${styles['way']} ${styles[network]}`}
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
