import type { ReactNode } from 'react';
import styles from './TitleText.module.css';

/** No line break after the hyphen of a score (6-4), formation (4-3-3), season (2025-2026) or age (Sub-20). */
const together = /([\p{L}\d]{1,4}(?:[-–]\d{1,4}){1,3})/u;

/** Keeps scores on one line: browsers break after a hyphen. */
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
