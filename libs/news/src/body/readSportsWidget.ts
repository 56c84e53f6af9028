import type { SportsWidget } from '@cancha/integrations/ports/SportsWidgets';
import type { Attributes } from '@cancha/site/text/sanitize';

/** The element that newsrooms paste from their provider of sports data, and the name readers know that by. */
export const sportsWidgetTag = 'opta-widget';
export const sportsProvider = 'Opta';

/** Names that mean something to a browser, and would be somebody's code or looks. */
const notItsOwn = /^(?:on|style$|class$|id$|is$|slot$|data-)/;

/** A widget by its attributes, without what is not the provider's; `null` where it does not say which one it is. */
export function readSportsWidget(attribs: Attributes): SportsWidget | null {
  if (!attribs['widget']) return null;
  const own = Object.entries(attribs).filter(
    ([name, value]) => /^[a-z][a-z\d_-]*$/.test(name) && !notItsOwn.test(name) && value.length <= 200,
  );
  return Object.fromEntries(own);
}
