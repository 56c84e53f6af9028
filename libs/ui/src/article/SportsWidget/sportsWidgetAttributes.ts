/** Data attributes for what loads sports widgets. */
export const sportsWidgetAttributes = {
  /** On the reserved space: the widget as JSON. */
  place: 'data-sports-widget',
  /** On the status line: its words where the widget cannot be had. */
  failed: 'data-on-failed',
} as const;
