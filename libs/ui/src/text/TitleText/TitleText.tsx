import type { ReactNode } from 'react';
import styles from './TitleText.module.css';

/**
 * What a line must not break at its hyphen: a score (6-4), a formation (4-3-3), a season (2025-2026), an age (Sub-20).
 * Short, so that it fits the narrowest card.
 */
const together = /([\p{L}\d]{1,4}(?:[-–]\d{1,4}){1,3})/u;

/** Words of a headline or label. A score stays on one line: browsers break after its hyphen. */
export function TitleText({ text }: { text: string }): ReactNode {
  const parts = text.split(together);
  if (parts.length === 1) return text;
  return parts.map((part, i) =>
    i % 2 === 1 ? (
      <span key={i} className={styles['together']}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
