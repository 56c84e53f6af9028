import type { JSX } from 'react';

type ReaderZoneProps = {
  /** "All times in Costa Rica." */
  text: string;
  /** Replaces the text when the reader's times are shown too; `{zone}` is theirs. Not longer, or lines would move. */
  both: string;
};

export function ReaderZone({ text, both }: ReaderZoneProps): JSX.Element {
  return <span data-reader-zone={both}>{text}</span>;
}
