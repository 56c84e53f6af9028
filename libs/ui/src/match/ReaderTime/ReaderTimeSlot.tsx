import type { JSX } from 'react';

/** Where `ReaderTime` puts an instant in the reader's own clock; empty and hidden until then, and where it is the same. */
export function ReaderTimeSlot({ at, className }: { at: Date; className?: string }): JSX.Element {
  return <span {...(className ? { className } : {})} data-reader-time={at.toISOString()} hidden />;
}
