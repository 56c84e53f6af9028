import { renderToStaticMarkup } from 'react-dom/server';
import { standingAttributes } from '../match/live/liveAttributes';
import type { LiveMatch } from '../match/live/LiveMatch';
import { liveParts, type LivePartName, type LiveTile } from '../match/live/liveParts';

/** How a match stands, as a site answers an open page. */
export function storyUpdate(match: LiveTile): LiveMatch {
  const names = Object.keys(liveParts) as LivePartName[];
  const parts = names.map((name) => [name, renderToStaticMarkup(liveParts[name](match))]);
  return {
    id: match.id,
    label: match.label,
    attributes: standingAttributes(match),
    parts: Object.fromEntries(parts) as LiveMatch['parts'],
  };
}
