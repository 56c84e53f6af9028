/**
 * The widths at which a shell is judged: the narrowest phone, both sides of every breakpoint, a wide desk. A page is
 * opened at the first of each row and made wider from there, as by who turns a phone or pulls at a window.
 */
export const shellWidths = [
  [320, 390, 767, 768],
  [769, 1024, 1440],
] as const;
