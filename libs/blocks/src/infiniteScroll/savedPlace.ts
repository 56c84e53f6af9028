/** The card a reader was at in a list, and how far from the top of the window, in px. */
export type Place = { href: string; top: number };

const keyOf = (source: string) => `list:${source}`;

/** Where the reader of a list was when leaving it; `null` where nothing is known, or may not be. */
export function savedPlace(source: string): Place | null {
  try {
    const place = JSON.parse(sessionStorage.getItem(keyOf(source)) ?? 'null') as Place | null;
    return typeof place?.href === 'string' && typeof place.top === 'number' ? place : null;
  } catch {
    return null;
  }
}

export function savePlace(source: string, place: Place): void {
  try {
    sessionStorage.setItem(keyOf(source), JSON.stringify(place));
  } catch {
    // The browser still restores the scroll position.
  }
}
