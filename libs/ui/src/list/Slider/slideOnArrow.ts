import { sliderPosition, sliderRow, sliderStep } from './sliderAttributes';

/** A card that is seen in part stays in view after a step. */
const kept = 60;

function endOf(row: Element): 'start' | 'middle' | 'end' {
  if (row.scrollLeft < 2) return 'start';
  return row.scrollLeft + row.clientWidth > row.scrollWidth - 2 ? 'end' : 'middle';
}

function onClick({ target }: Event): void {
  const arrow = target instanceof Element ? target.closest(`[${sliderStep}]`) : null;
  const row = arrow?.closest(`[${sliderPosition}]`)?.querySelector(`[${sliderRow}]`);
  if (!arrow || !row) return;
  row.scrollBy({ left: Number(arrow.getAttribute(sliderStep)) * Math.max(row.clientWidth - kept, kept) });
}

function onScroll({ target }: Event): void {
  if (!(target instanceof Element) || !target.hasAttribute(sliderRow)) return;
  target.closest(`[${sliderPosition}]`)?.setAttribute(sliderPosition, endOf(target));
}

/** Makes the arrows of all sliders in a document work, those that come later as well. Returns what undoes it. */
export function slideOnArrow(page: Document): () => void {
  page.addEventListener('click', onClick);
  // Scrolling does not bubble; it can be caught on the way down.
  page.addEventListener('scroll', onScroll, { capture: true, passive: true });
  return () => {
    page.removeEventListener('click', onClick);
    page.removeEventListener('scroll', onScroll, { capture: true });
  };
}
