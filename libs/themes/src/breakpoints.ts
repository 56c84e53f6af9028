/** Material UI's defaults, in pixels. */
export const materialBreakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

/** The network's, for our CSS. The phone breakpoint is part of the theme. */
export const siteBreakpoints = { tablet: 769, desktop: 1070, wide: 1400 } as const;
