import type { JSX } from 'react';
import { NavLink } from '../NavLink';
import styles from './FooterExtras.module.css';
import type { FooterProps } from './FooterProps';

type FooterExtrasProps = Pick<FooterProps, 'partner' | 'text' | 'texts'>;

/** Partner, short sections, a paragraph. */
export function FooterExtras({ partner, text, texts = [] }: FooterExtrasProps): JSX.Element | null {
  const sections = texts.filter((html) => html.trim() !== '');
  if (!partner && !text && sections.length === 0) return null;
  return (
    <div className={styles['extras']}>
      {partner ? (
        <NavLink item={partner.link} className={styles['partner'] ?? ''}>
          <img src={partner.src} width={600} height={200} alt={partner.link.name} loading="lazy" />
        </NavLink>
      ) : null}
      {sections.length > 0 ? (
        <div className={styles['texts']}>
          {sections.map((html, i) => (
            <div key={i} dangerouslySetInnerHTML={{ __html: html }} />
          ))}
        </div>
      ) : null}
      {text ? <p className={styles['text']}>{text}</p> : null}
    </div>
  );
}
