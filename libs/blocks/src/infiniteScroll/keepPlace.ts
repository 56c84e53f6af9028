import type { ListParts } from './ListParts';
import { savedPlace, savePlace } from './savedPlace';

/** Puts the reader back at the card that was in sight, as high in the window as it was. */
export function returnToPlace(source: string, parts: ListParts): void {
  const place = savedPlace(source);
  const link = place && parts.links().find((other) => other.getAttribute('href') === place.href);
  if (!place || !link) return;
  const go = () =>
    window.scrollBy({ top: link.getBoundingClientRect().top - place.top, behavior: 'instant' });
  go();
  // The browser may restore a position of its own after this.
  requestAnimationFrame(go);
}

/** Remembers the place whenever the list is left, by one of its links or otherwise. Gives the end of it. */
export function keepPlace(source: string, parts: ListParts): () => void {
  const save = (link: HTMLAnchorElement | undefined) => {
    const href = link?.getAttribute('href');
    if (link && href) savePlace(source, { href, top: link.getBoundingClientRect().top });
  };
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link) return;
    save(parts.list.contains(link) ? link : firstInSight(parts));
  };
  const onLeave = () => save(firstInSight(parts));
  document.addEventListener('click', onClick, { capture: true });
  window.addEventListener('pagehide', onLeave);
  return () => {
    document.removeEventListener('click', onClick, { capture: true });
    window.removeEventListener('pagehide', onLeave);
  };
}

const firstInSight = (parts: ListParts) =>
  parts.links().find((link) => link.getBoundingClientRect().top >= 0);
