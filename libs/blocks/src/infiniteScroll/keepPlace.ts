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
    if (!link || !href) return;
    savePlace(source, { href, top: link.getBoundingClientRect().top });
    // The browser's own position is that of a longer document, when it has not kept this one.
    if (savedPlace(source)) window.history.scrollRestoration = 'manual';
  };
  let isFollowing = false;
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link) return;
    isFollowing = parts.list.contains(link);
    save(isFollowing ? link : readCard(parts));
  };
  const onLeave = () => {
    if (!isFollowing) save(readCard(parts));
    isFollowing = false;
  };
  document.addEventListener('click', onClick, { capture: true });
  window.addEventListener('pagehide', onLeave);
  return () => {
    document.removeEventListener('click', onClick, { capture: true });
    window.removeEventListener('pagehide', onLeave);
  };
}

/** The card in the middle of the window: of the page that the address names, which is what is loaded for Back. */
function readCard(parts: ListParts): HTMLAnchorElement | undefined {
  const below = (y: number) => parts.links().find((link) => link.getBoundingClientRect().top >= y);
  return below(window.innerHeight / 2) ?? below(0);
}
