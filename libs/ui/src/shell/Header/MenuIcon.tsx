import type { JSX } from 'react';
import { LineIcon } from '../../media/LineIcon/LineIcon';

/** Bars and cross; CSS shows one of them. */
export function MenuIcon(): JSX.Element {
  return (
    <LineIcon box={24}>
      <path d="M3 6h18M3 12h18M3 18h18" />
      <path d="m5 5 14 14M19 5 5 19" />
    </LineIcon>
  );
}
