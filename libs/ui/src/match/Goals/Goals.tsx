import type { JSX } from 'react';

/** The goals of a side, with a shoot-out in brackets; nothing without a score. */
export function Goals({ goals, penalties }: { goals: number | null; penalties: number | null }): JSX.Element {
  return (
    <>
      {goals}
      {penalties === null ? null : <small>{` (${penalties})`}</small>}
    </>
  );
}
