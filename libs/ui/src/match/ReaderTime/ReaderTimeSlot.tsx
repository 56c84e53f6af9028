import type { JSX } from 'react';

type ReaderTimeSlotProps = {
  /** ISO 8601. */
  at: string;
  className?: string | undefined;
};

/** Filled by `ReaderTime`; empty and hidden if the reader's time is the same. */
export function ReaderTimeSlot({ at, className }: ReaderTimeSlotProps): JSX.Element {
  return <span {...(className ? { className } : {})} data-reader-time={at} hidden />;
}
