/** Material's own, for its widgets, in pixels. */
export const materialBreakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

/** The network's, which the pages' own CSS is written for. Where a phone ends differs by theme. */
export const siteBreakpoints = { tablet: 769, desktop: 1070, wide: 1400 } as const;
