import { pickerTarget } from './pickerTarget';

/** Marks links that show another view of the same page. */
const inPlace = 'a[data-in-place][href]';

const content = '#contenido';

/** The static parts of a page's content; the content itself where it has none. React does not know what is in them. */
function partsOf(page: Document): readonly Element[] {
  const parts = page.querySelectorAll(`${content} .static`);
  return parts.length > 0 ? [...parts] : [...page.querySelectorAll(content)];
}

/** Tells the rest of the page that its content is another one. */
export const contentChange = 'contentchange';

/**
 * Takes the content of the page at `path` from its document and puts it in place of this one. `false` where that cannot
 * be done; the browser had better load the document.
 */
async function swapContent(path: string): Promise<boolean> {
  const answer = await fetch(path, { headers: { Accept: 'text/html' } });
  if (!answer.ok || answer.redirected) return false;
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const [here, there] = [partsOf(document), partsOf(next)];
  if (here.length === 0 || here.length !== there.length) return false;
  here.forEach((part, i) => part.replaceChildren(...(there[i]?.childNodes ?? [])));
  document.title = next.title;
  document.dispatchEvent(new Event(contentChange));
  return true;
}

async function show(path: string, fieldId: string | null): Promise<void> {
  const shown = await swapContent(path).catch(() => false);
  if (!shown) return window.location.assign(path);
  if (fieldId !== null) document.getElementById(fieldId)?.focus({ preventScroll: true });
}

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
  let shown = addressHere();
  const go = (path: string, fieldId: string | null) => {
    window.history.pushState(null, '', path);
    shown = addressHere();
    void show(path, fieldId);
  };
  const onSubmit = (event: SubmitEvent) => {
    const target = pickerTarget(event);
    if (!target) return;
    event.preventDefault();
    go(target.path, target.field);
  };
  const onClick = (event: MouseEvent) => {
    const link = clickedLink(event);
    if (!link) return;
    event.preventDefault();
    const url = new URL(link.href);
    go(url.pathname + url.search, link.id || null);
  };
  const onPopState = () => {
    // A jump within the page changes nothing but its fragment.
    if (addressHere() === shown) return;
    shown = addressHere();
    void show(shown, null);
  };
  document.addEventListener('submit', onSubmit);
  document.addEventListener('click', onClick);
  window.addEventListener('popstate', onPopState);
  return () => {
    document.removeEventListener('submit', onSubmit);
    document.removeEventListener('click', onClick);
    window.removeEventListener('popstate', onPopState);
  };
}
