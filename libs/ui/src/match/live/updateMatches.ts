import { liveAttributeNames } from './liveAttributes';
import type { LiveMatch } from './LiveMatch';
import { replaceParts } from './replaceParts';

export type ScoreChange = { match: LiveMatch; kind: 'goal' | 'corrected' };

/** Every element of the page that shows the match. */
const placesOf = (page: ParentNode, id: string) => [
  ...page.querySelectorAll<HTMLElement>(`[data-match="${CSS.escape(id)}"]`),
];

/**
 * Brings the matches of a page up to date, without layout shift. Returns those with a new score; `corrected` if a side
 * has fewer goals than before.
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
  const kind = compareScores(place.dataset['score'], attributes['data-score']);
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

/** @param before `2-1`; missing where there was no score */
function compareScores(before: string | undefined, after: string | undefined): ScoreChange['kind'] | null {
  if (after === undefined) return null;
  const known = goalsOf(before ?? '0-0');
  const differences = goalsOf(after).map((goals, side) => goals - (known[side] ?? 0));
  if (differences.some((difference) => difference < 0)) return 'corrected';
  return differences.some((difference) => difference > 0) ? 'goal' : null;
}

const goalsOf = (score: string) => score.split('-').map(Number);
