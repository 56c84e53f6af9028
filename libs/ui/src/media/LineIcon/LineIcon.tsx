import type { JSX, ReactNode } from 'react';

type LineIconProps = {
  /** Size of the square view box. */
  box: number;
  /** Size in px. Default: that of the view box. */
  size?: number;
  /** Stroke width. Default 2. */
  line?: number;
  /** Round line ends and joins. */
  round?: boolean;
  children: ReactNode;
};

/** A line icon in the text colour. Hidden from screen readers. */
export function LineIcon({ box, size = box, line = 2, round = false, children }: LineIconProps): JSX.Element {
  return (
    <svg
      viewBox={`0 0 ${box} ${box}`}
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={line}
      {...(round ? { strokeLinecap: 'round', strokeLinejoin: 'round' } : {})}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
