import type { JSX } from 'react';
import { FooterBottom } from './FooterBottom';
import { footerColours } from './footerColours';
import styles from './Footer.module.css';
import { FooterOne } from './FooterOne';
import type { FooterProps } from './FooterProps';
import { FooterTwo } from './FooterTwo';

export function Footer(props: FooterProps): JSX.Element {
  const { type, colours, isMenu = false } = props;
  const isSecond = type === 'two';
  const Upper = isSecond ? FooterTwo : FooterOne;
  // In a menu it must not be a second footer.
  const Tag = isMenu ? 'div' : 'footer';
  return (
    <Tag
      className={[styles['footer'], isSecond ? styles['two'] : styles['one'], isMenu ? styles['menu'] : '']
        .filter(Boolean)
        .join(' ')}
      style={footerColours(colours)}
    >
      <div className="wrap">
        <Upper {...props} />
      </div>
      <div className={styles['band']}>
        <div className="wrap">
          <FooterBottom {...props} />
        </div>
      </div>
    </Tag>
  );
}
