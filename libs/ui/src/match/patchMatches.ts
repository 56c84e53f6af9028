import type { MatchPatch } from './MatchPatch';

export type ScoreChange = { patch: MatchPatch; kind: 'goal' | 'corrected' };

const find = (root: ParentNode, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];

/** Every element of the page that shows the match. */
const placesOf = (page: ParentNode, id: string) => find(page, `[data-match="${CSS.escape(id)}"]`);

/**
 * Updates matches in the existing HTML, without layout shift. Returns the matches with a new score; `corrected` if a side
 * has fewer goals than before.
 */
export function patchMatches(page: ParentNode, patches: readonly MatchPatch[]): ScoreChange[] {
  return patches.flatMap((patch) => {
    const changes = placesOf(page, patch.id).map((place) => patchPlace(place, patch));
    const kind = changes.find((change) => change !== null);
    return kind ? [{ patch, kind }] : [];
  });
}

export function markCorrected(page: ParentNode, { id }: Pick<MatchPatch, 'id'>, text: string): void {
  for (const place of placesOf(page, id)) for (const note of find(place, '[data-note]')) setText(note, text);
}

function patchPlace(place: HTMLElement, patch: MatchPatch): ScoreChange['kind'] | null {
  const before = (['home', 'away'] as const).map((at) => goalsIn(place, at));
  holdWidth(place);
  setAttribute(place, 'data-state', patch.state);
  patchChip(place, patch);
  if (place.hasAttribute('aria-label')) setAttribute(place, 'aria-label', patch.label);
  for (const label of find(place, '[data-label]')) setText(label, patch.label);
  for (const at of ['home', 'away'] as const) patchSide(place, at, patch[at]);
  return changeOf(before, [patch.home.goals, patch.away.goals]);
}

/** Tiles in a scrolling row are as wide as their text: a shorter text must not move the others. */
function holdWidth(place: HTMLElement): void {
  if (place.style.minWidth === '' && place.parentElement?.classList.contains('scrollRow'))
    place.style.minWidth = `${place.getBoundingClientRect().width}px`;
}

function patchChip(place: HTMLElement, { state, stateText, clock }: MatchPatch): void {
  for (const chip of find(place, '[data-chip]')) {
    const text = chip.querySelector('[data-state-text]');
    if (!text) continue;
    setAttribute(chip, 'data-chip', state);
    setText(text, stateText);
    if (clock) setAttribute(text, 'data-clock', `${clock.minute}/${clock.last}`);
    else text.removeAttribute('data-clock');
  }
  if (state !== 'live') return;
  // A match that was scheduled has no slot for its age yet.
  for (const [selector, form] of [
    ['[data-chip]', ''],
    ['.srOnly:has(> [data-label])', '()'],
  ] as const) {
    for (const holder of find(place, selector)) {
      if (holder.querySelector('[data-age]')) continue;
      const slot = document.createElement('span');
      slot.setAttribute('data-age', form);
      holder.append(slot);
    }
  }
}

function patchSide(place: HTMLElement, at: 'home' | 'away', side: MatchPatch['home']): void {
  for (const cell of find(place, `[data-goals="${at}"]`)) {
    const text = side.goals === null ? '–' : String(side.goals);
    const penalties = side.penalties === null ? '' : ` (${side.penalties})`;
    if (cell.textContent !== text + penalties) {
      cell.textContent = text;
      if (penalties) cell.append(Object.assign(document.createElement('small'), { textContent: penalties }));
    }
    cell.toggleAttribute('data-won', side.won);
  }
  for (const name of find(place, `[data-side="${at}"]`)) name.toggleAttribute('data-won', side.won);
  for (const scorers of find(place, `[data-scorers="${at}"]`)) setText(scorers, side.scorers);
}

function goalsIn(place: HTMLElement, at: 'home' | 'away'): number | null {
  const text = place.querySelector(`[data-goals="${at}"]`)?.firstChild?.textContent?.trim() ?? '';
  return /^\d+$/.test(text) ? Number(text) : null;
}

type Goals = readonly (number | null)[];

function changeOf(before: Goals, after: Goals): ScoreChange['kind'] | null {
  const differences = after.map((goals, i) => (goals ?? 0) - (before[i] ?? 0));
  if (differences.some((difference) => difference < 0)) return 'corrected';
  return differences.some((difference) => difference > 0) ? 'goal' : null;
}

function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

function setAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
