import type { JSX } from 'react';
import { FooterBottom } from './FooterBottom';
import { footerColours } from './footerColours';
import styles from './Footer.module.css';
import { FooterOne } from './FooterOne';
import type { FooterProps } from './FooterProps';
import { FooterTwo } from './FooterTwo';

/** The end of every page: where else to go, what the law wants said, and whose site it is. */
export function Footer(props: FooterProps): JSX.Element {
  const { type, colours, isMenu = false } = props;
  const isSecond = type === 'two';
  const Upper = isSecond ? FooterTwo : FooterOne;
  // A page has one footer: in a menu it is a part of that menu.
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
