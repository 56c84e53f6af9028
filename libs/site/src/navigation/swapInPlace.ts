import { inPlace } from './inPlace';
import { pickerTarget } from './pickerTarget';

/** The link of a plain click; `null` for a click that asks the browser for a tab or a download. */
function clickedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest(inPlace) : null;
  return link instanceof HTMLAnchorElement ? link : null;
}

const addressHere = () => window.location.pathname + window.location.search;

/**
 * Follows choices within a page without leaving it: forms marked `data-picker`, links marked `data-in-place`. The address
 * follows, and Back leads through the views. Returns how to stop.
 */
export function swapOnChoice(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let shown = addressHere();

  const show = (focusId: string | undefined, isNew: boolean) => {
    const path = (shown = addressHere());
    // A page is read before anything is chosen on it.
    import('./showView').then(
      ({ showView }) => showView({ path, focusId, isNew, isLast: () => path === shown }),
      () => window.location.assign(path),
    );
  };
  const go = (event: Event, path: string, focusId: string) => {
    event.preventDefault();
    const isNew = path !== shown;
    if (isNew) window.history.pushState(null, '', path);
    show(focusId, isNew);
  };

  document.addEventListener(
    'submit',
    (event) => {
      const target = pickerTarget(event);
      if (target) go(event, target.path, target.field);
    },
    { signal },
  );
  document.addEventListener(
    'click',
    (event) => {
      const link = clickedLink(event);
      if (link) go(event, link.pathname + link.search, link.id);
    },
    { signal },
  );
  window.addEventListener(
    'popstate',
    () => {
      // A jump within the page changes nothing but its fragment.
      if (addressHere() !== shown) show(document.activeElement?.id, false);
    },
    { signal },
  );
  return () => listening.abort();
}
