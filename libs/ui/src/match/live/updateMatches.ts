import { liveAttributeNames, type LiveAttributes } from './liveAttributes';
import type { LiveMatch } from './LiveMatch';
import { replaceParts } from './replaceParts';

export type ScoreChange = { match: LiveMatch; kind: 'goal' | 'corrected' | 'kick' | 'final' };

/** Every element of the page that shows the match. */
const placesOf = (page: ParentNode, id: string) => [
  ...page.querySelectorAll<HTMLElement>(`[data-match="${CSS.escape(id)}"]`),
];

/**
 * Brings the matches of a page up to date, without layout shift. Returns those of which there is something to tell: a goal,
 * `corrected` if a side has fewer goals than before, a `kick` of a shoot-out that went in, the `final` whistle.
 */
export function updateMatches(page: ParentNode, matches: readonly LiveMatch[]): ScoreChange[] {
  return matches.flatMap((match) => {
    const kinds = placesOf(page, match.id).map((place) => updatePlace(place, match));
    const kind = kinds.find((found) => found !== null);
    return kind ? [{ match, kind }] : [];
  });
}

/** Says beside a score that it has been corrected. */
export function markCorrected(page: ParentNode, { id }: Pick<LiveMatch, 'id'>, text: string): void {
  for (const place of placesOf(page, id))
    for (const note of place.querySelectorAll('[data-note]')) note.textContent = text;
}

function updatePlace(
  place: HTMLElement,
  { attributes, parts, label }: LiveMatch,
): ScoreChange['kind'] | null {
  const kind = changeOf(place.dataset, attributes);
  keepWidth(place);
  for (const name of liveAttributeNames) {
    const value = attributes[name];
    if (value === undefined) place.removeAttribute(name);
    else if (place.getAttribute(name) !== value) place.setAttribute(name, value);
  }
  if (place.hasAttribute('aria-label')) place.setAttribute('aria-label', label);
  replaceParts(place, parts);
  return kind;
}

/** Tiles in a scrolling row are as wide as their text: a shorter text must not move the others. */
function keepWidth(place: HTMLElement): void {
  if (place.style.minWidth === '' && place.parentElement?.classList.contains('scrollRow'))
    place.style.minWidth = `${place.getBoundingClientRect().width}px`;
}

/** What is said of a goal and of a kick says also that the match is over. */
function changeOf(before: DOMStringMap, after: LiveAttributes): ScoreChange['kind'] | null {
  const goals = compareScores(before['score'], after['data-score']);
  if (goals) return goals;
  const kicks = compareScores(before['penalties'], after['data-penalties']);
  if (kicks === 'corrected') return kicks;
  if (before['state'] === 'live' && after['data-state'] === 'final') return 'final';
  return kicks && 'kick';
}

/** @param before `2-1`; missing where there was no score */
function compareScores(before: string | undefined, after: string | undefined): 'goal' | 'corrected' | null {
  if (after === undefined) return null;
  const known = goalsOf(before ?? '0-0');
  const differences = goalsOf(after).map((goals, side) => goals - (known[side] ?? 0));
  if (differences.some((difference) => difference < 0)) return 'corrected';
  return differences.some((difference) => difference > 0) ? 'goal' : null;
}

const goalsOf = (score: string) => score.split('-').map(Number);
