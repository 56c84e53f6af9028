import { type CompetitionChoice, competitionQuery } from './competitionPaths';

/** The block of a competition as it was chosen, and what a screen reader is told of it. */
export type CompetitionAnswer = { html: string; announcement: string };

/** Marks the block; it says by which choice it was made. */
export const competitionMarks = {
  block: 'data-competition',
  stage: 'data-stage',
  week: 'data-week',
} as const;

export const findBlock = (page: ParentNode): HTMLElement | null =>
  page.querySelector<HTMLElement>(`[${competitionMarks.block}]`);

export function choiceOf(block: HTMLElement): CompetitionChoice {
  const week = block.getAttribute(competitionMarks.week);
  return { stageId: block.getAttribute(competitionMarks.stage), week: week === null ? null : Number(week) };
}

/** A reader does not wait longer: the page with all tables is there. */
const patienceMs = 8_000;

export async function askCompetition(
  source: string,
  choice: CompetitionChoice,
  signal: AbortSignal,
): Promise<CompetitionAnswer> {
  const answer = await fetch(source + competitionQuery(choice), {
    headers: { Accept: 'application/json' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
  });
  if (!answer.ok) throw new Error(`${source} answered ${answer.status}`);
  return (await answer.json()) as CompetitionAnswer;
}

/** Puts a block in the place of another: the tab that is open, what is unfolded and the focus stay. */
export function swapBlock(old: HTMLElement, html: string): void {
  const holder = document.createElement('template');
  holder.innerHTML = html;
  const next = holder.content.firstElementChild;
  if (!(next instanceof HTMLElement)) return;
  for (const { id } of old.querySelectorAll('input:checked')) {
    const same = next.querySelector<HTMLInputElement>(`#${CSS.escape(id)}`);
    if (same) same.checked = true;
  }
  const open = [...old.querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent);
  const folds = [...next.querySelectorAll('details')];
  const kept = folds.filter((fold) => open.includes(fold.querySelector('summary')?.textContent ?? ''));
  if (kept.length > 0) for (const fold of folds) fold.open = kept.includes(fold);
  const focus = placeOfFocus(old);
  old.replaceWith(next);
  if (focus) [...next.querySelectorAll<HTMLElement>(focus.tag)][focus.at]?.focus({ preventScroll: true });
}

/** Links to stages and the form stand at the same place in every block of a competition. */
function placeOfFocus(block: HTMLElement): { tag: string; at: number } | null {
  const { activeElement } = document;
  if (!activeElement || !block.contains(activeElement)) return null;
  const tag = activeElement.tagName.toLowerCase();
  return { tag, at: [...block.querySelectorAll(tag)].indexOf(activeElement) };
}
