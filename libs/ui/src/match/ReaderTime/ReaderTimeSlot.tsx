import type { JSX } from 'react';

type ReaderTimeSlotProps = {
  /** ISO 8601. */
  at: string;
  className?: string | undefined;
};

/** Where `ReaderTime` puts an instant in the reader's own clock; empty and hidden until then, and where it is the same. */
export function ReaderTimeSlot({ at, className }: ReaderTimeSlotProps): JSX.Element {
  return <span {...(className ? { className } : {})} data-reader-time={at} hidden />;
}
