import type { JSX } from 'react';
import styles from './FooterCompliance.module.css';

/** A seal of an authority or a helpline, in one of the two sizes of the specification. */
export type ComplianceSeal = {
  id: string;
  src: string;
  /** Pixels; the width is 110. */
  height: 25 | 30;
  name: string;
  href?: string | null;
  rel?: string | undefined;
};

export type FooterComplianceProps = {
  /** Legal duty of a site that writes about betting. `mark` is the age, as a sign: "18+". */
  gambling: { mark: string; title: string; text: string };
  /** Who pays the site when a reader opens an account. */
  affiliate?: { title: string; text: string } | undefined;
  seals?: readonly ComplianceSeal[];
};

/** What the law wants readers of betting news to be told. Always in the HTML: a notice may not wait for a script. */
export function FooterCompliance({ gambling, affiliate, seals = [] }: FooterComplianceProps): JSX.Element {
  return (
    <div className={styles['compliance']}>
      <p className={styles['duty']}>
        <b>{gambling.mark}</b>
        <span>
          <strong>{gambling.title}</strong> {gambling.text}
        </span>
      </p>
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
