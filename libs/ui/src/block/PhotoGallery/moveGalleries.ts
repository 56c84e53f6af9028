import { galleryAttributes } from './galleryAttributes';
import { lightboxAttributes } from './lightboxAttributes';
import { readGallery } from './readGallery';

/** The scrolling row of the gallery that contains a node. */
const reelOf = (node: EventTarget | null): HTMLElement | null =>
  node instanceof Element
    ? (node
        .closest(`[${galleryAttributes.gallery}]`)
        ?.querySelector<HTMLElement>(`[${galleryAttributes.reel}]`) ?? null)
    : null;

const shownIn = (reel: HTMLElement) => Math.round(reel.scrollLeft / Math.max(1, reel.clientWidth));

function show(reel: HTMLElement, i: number): void {
  const last = reel.children.length - 1;
  // CSS decides about smooth scrolling.
  reel.scrollTo({ left: Math.min(last, Math.max(0, i)) * reel.clientWidth });
}

function onKey(event: KeyboardEvent): void {
  const reel = reelOf(event.target);
  if (!reel || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const i = shownIn(reel);
  const wanted: Partial<Record<string, number>> = {
    ArrowLeft: i - 1,
    ArrowRight: i + 1,
    Home: 0,
    End: reel.children.length - 1,
  };
  const next = wanted[event.key];
  if (next === undefined) return;
  event.preventDefault();
  // The same key, pressed before anybody listened, may have scrolled the page away from it.
  reel.scrollIntoView({ block: 'nearest' });
  show(reel, next);
}

/** Links within a gallery scroll the row instead of the page, without a history entry. */
function onClick(event: MouseEvent): void {
  const reel = reelOf(event.target);
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
  if (!reel || !link) return;
  const i = [...reel.children].findIndex(({ id }) => `#${id}` === link.getAttribute('href'));
  if (i < 0) return;
  event.preventDefault();
  show(reel, i);
}

/** Opens the lightbox. Where that cannot be had, or is not asked for, the link leads to the photo's file. */
function onEnlarge(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const { target } = event;
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>(`a[${lightboxAttributes.enlarge}]`) : null;
  const gallery = link?.closest(`[${galleryAttributes.gallery}]`);
  if (!link || !gallery) return;
  event.preventDefault();
  const first = [...gallery.querySelectorAll('figure')].findIndex((figure) => figure.contains(link));
  import('../PhotoLightbox/openPhotoLightbox.lazy').then(
    ({ openPhotoLightbox }) => openPhotoLightbox(link, { ...readGallery(gallery), first }),
    () => window.location.assign(link.href),
  );
}

/** Marks and announces the current photo. */
function onScroll(event: Event): void {
  const { target } = event;
  if (!(target instanceof HTMLElement) || !target.hasAttribute(galleryAttributes.reel)) return;
  const gallery = target.closest(`[${galleryAttributes.gallery}]`);
  const links = gallery?.querySelectorAll<HTMLElement>('nav a') ?? [];
  const link = links[shownIn(target)];
  if (!link || link.hasAttribute('aria-current')) return;
  links.forEach((other) => other.removeAttribute('aria-current'));
  link.setAttribute('aria-current', 'true');
  const row = link.parentElement;
  row?.scrollTo({ left: link.offsetLeft - row.offsetLeft - (row.clientWidth - link.clientWidth) / 2 });
  const status = gallery?.querySelector(`[${galleryAttributes.status}]`);
  if (status)
    status.textContent = target.children[shownIn(target)]?.querySelector('figcaption')?.textContent ?? '';
}

/** Handles keys, links and scrolling of all galleries. Returns a cleanup function. */
export function moveGalleries(root: Document): () => void {
  root.addEventListener('keydown', onKey);
  root.addEventListener('click', onClick);
  root.addEventListener('click', onEnlarge);
  // `scroll` does not bubble.
  root.addEventListener('scroll', onScroll, { capture: true, passive: true });
  return () => {
    root.removeEventListener('keydown', onKey);
    root.removeEventListener('click', onClick);
    root.removeEventListener('click', onEnlarge);
    root.removeEventListener('scroll', onScroll, { capture: true });
  };
}
