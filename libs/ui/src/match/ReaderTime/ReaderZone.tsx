import type { JSX } from 'react';

type ReaderZoneProps = {
  /** Whose hours the page tells: "All times in Costa Rica." */
  text: string;
  /** What `ReaderTime` says instead where it told others as well; `{zone}` is theirs. No longer than the text, or lines move. */
  both: string;
};

/** Whose hours these are. */
export function ReaderZone({ text, both }: ReaderZoneProps): JSX.Element {
  return <span data-reader-zone={both}>{text}</span>;
}
