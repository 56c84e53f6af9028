import type { JSX } from 'react';

/** The goals of a side, with those of a shoot-out beside them; nothing where no score is known. */
export function Goals({ goals, penalties }: { goals: number | null; penalties: number | null }): JSX.Element {
  return (
    <>
      {goals}
      {penalties === null ? null : <small>{` (${penalties})`}</small>}
    </>
  );
}
