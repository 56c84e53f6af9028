import type { JSX } from 'react';
import { HelpContacts, type HelpContact } from '../../betting/HelpContacts/HelpContacts';
import styles from './FooterCompliance.module.css';

/** Seal of an authority or helpline. */
export type ComplianceSeal = {
  id: string;
  src: string;
  /** In px; the width is 110. */
  height: 25 | 30;
  name: string;
  href?: string | null;
  rel?: string | undefined;
};

export type FooterComplianceProps = {
  /** Required on sites with betting. `mark` is "18+". */
  gambling: { mark: string; title: string; text: string; contacts?: readonly HelpContact[] };
  /** Disclosure of affiliate links. */
  affiliate?: { title: string; text: string } | undefined;
  seals?: readonly ComplianceSeal[];
};

/** Legal notices about betting. Always in the HTML: they must not need JavaScript. */
export function FooterCompliance({ gambling, affiliate, seals = [] }: FooterComplianceProps): JSX.Element {
  return (
    <div className={styles['compliance']}>
      <div className={styles['duty']}>
        <b>{gambling.mark}</b>
        <div>
          <p>
            <strong>{gambling.title}</strong> {gambling.text}
          </p>
          <HelpContacts contacts={gambling.contacts ?? []} />
        </div>
      </div>
      {affiliate ? (
        <p className={styles['note']}>
          <strong>{affiliate.title}</strong> {affiliate.text}
        </p>
      ) : null}
      {seals.length > 0 ? (
        <ul className={styles['seals']}>
          {seals.map((seal) => (
            <li key={seal.id}>
              <Seal seal={seal} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Seal({ seal: { src, height, name, href, rel } }: { seal: ComplianceSeal }): JSX.Element {
  const image = <img src={src} width={110} height={height} alt={name} loading="lazy" />;
  if (!href) return image;
  return (
    <a href={href} {...(rel ? { rel, target: '_blank' } : {})}>
      {image}
    </a>
  );
}
