/** The widths at which a shell is judged: the narrowest phone, both sides of every breakpoint, a wide desk. */
export const shellWidths = [320, 390, 767, 768, 769, 1024, 1440] as const;
