import type { JSX, ReactNode } from 'react';

type LineIconProps = {
  /** Side of the square it is drawn in, in the units of the drawing. */
  box: number;
  /** Side on the page, in px. Default: as drawn. */
  size?: number;
  /** Width of its lines, in the units of the drawing. Default 2. */
  line?: number;
  /** Ends and corners of the lines are round. */
  round?: boolean;
  children: ReactNode;
};

/** A drawing in lines of the ink around it. It says nothing aloud: the words beside it do. */
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
