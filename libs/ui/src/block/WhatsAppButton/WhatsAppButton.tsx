import type { JSX } from 'react';
import { LineIcon } from '../../media/LineIcon/LineIcon';
import styles from './WhatsAppButton.module.css';

type WhatsAppButtonProps = {
  /** URL of the site's channel; without one there is no button. */
  href: string | null;
  /** "Únete a nuestro canal de WhatsApp". */
  text: string;
};

/** Link to the site's WhatsApp channel, in a new tab. */
export function WhatsAppButton({ href, text }: WhatsAppButtonProps): JSX.Element | null {
  if (!href) return null;
  return (
    <a className={styles['button']} href={href} target="_blank" rel="nofollow noopener noreferrer">
      <LineIcon box={24}>
        <path d="M3.5 20.5 5 16a8.5 8.5 0 1 1 3.3 3.2z" />
        <path
          d="M9 8.2c-.8 3.6 3.3 7.5 6.7 6.7l.6-1.8-2-1-1 .9c-1.2-.5-2-1.4-2.5-2.5l.9-1-1-2z"
          fill="currentColor"
          stroke="none"
        />
      </LineIcon>
      <span>{text}</span>
    </a>
  );
}
