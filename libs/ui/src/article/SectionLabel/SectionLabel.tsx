import type { JSX } from 'react';
import { joinClasses } from '../../base/joinClasses';
import { TitleText } from '../../text/TitleText/TitleText';
import styles from './SectionLabel.module.css';

type SectionLabelProps = {
  /** Nothing is rendered for an empty name. */
  name: string | null;
  /** Wraps instead of ending in an ellipsis. */
  titleFull?: boolean;
  centered?: boolean;
  /** At most 151 px wide. */
  largeSection?: boolean;
};

/** Label above a card's title: 23 px high, 25 px from tablets on. */
export function SectionLabel({
  name,
  titleFull = false,
  centered = false,
  largeSection = false,
}: SectionLabelProps): JSX.Element | null {
  const text = name?.trim();
  if (!text) return null;
  const looks = [
    styles['label'],
    titleFull ? styles['full'] : styles['line'],
    centered && styles['centered'],
    largeSection && styles['large'],
  ];
  return (
    <p className={joinClasses(...looks)} {...(titleFull ? {} : { title: text })}>
      <span>
        <TitleText text={text} />
      </span>
    </p>
  );
}
