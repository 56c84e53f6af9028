import type { JSX } from 'react';
import { LineIcon } from '../../media/LineIcon/LineIcon';

/** A football: one panel in the middle, its seams to the edge. */
export function BallIcon(): JSX.Element {
  return (
    <LineIcon box={24} round>
      <circle cx="12" cy="12" r="10" />
      <path
        fill="currentColor"
        d="m12 8 3.8 2.8-1.4 4.4H9.6l-1.4-4.4zM12 8V2.5M15.8 10.8l5.4-1.7M14.4 15.2l3.4 4.6M9.6 15.2l-3.4 4.6M8.2 10.8 2.8 9.1"
      />
    </LineIcon>
  );
}
