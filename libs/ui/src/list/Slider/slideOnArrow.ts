import { sliderPosition, sliderRow, sliderStep } from './sliderAttributes';

/** A partly visible card stays in view after a step. */
const overlap = 60;

function endOf(row: Element): 'start' | 'middle' | 'end' {
  if (row.scrollLeft < 2) return 'start';
  return row.scrollLeft + row.clientWidth > row.scrollWidth - 2 ? 'end' : 'middle';
}

function onClick({ target }: Event): void {
  const arrow = target instanceof Element ? target.closest(`[${sliderStep}]`) : null;
  const row = arrow?.closest(`[${sliderPosition}]`)?.querySelector(`[${sliderRow}]`);
  if (!arrow || !row) return;
  row.scrollBy({
    left: Number(arrow.getAttribute(sliderStep)) * Math.max(row.clientWidth - overlap, overlap),
  });
}

function onScroll({ target }: Event): void {
  if (!(target instanceof Element) || !target.hasAttribute(sliderRow)) return;
  target.closest(`[${sliderPosition}]`)?.setAttribute(sliderPosition, endOf(target));
}

/** Handles the arrows of all sliders, also of those added later. Returns a cleanup function. */
export function slideOnArrow(page: Document): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  page.addEventListener('click', onClick, { signal });
  // `scroll` does not bubble.
  page.addEventListener('scroll', onScroll, { capture: true, passive: true, signal });
  return () => listening.abort();
}
