import { contentChange } from '@cancha/ui/base/contentChange';
import { pickerTarget } from './pickerTarget';

/** Marks links that show another view of the same page. */
const inPlace = 'a[data-in-place][href]';

const content = '#contenido';

/** The static parts of a page's content; the content itself where it has none. React does not know what is in them. */
function partsOf(page: Document): readonly Element[] {
  const parts = page.querySelectorAll(`${content} .static`);
  return parts.length > 0 ? [...parts] : [...page.querySelectorAll(content)];
}

/** `null` where the browser had better load the document. */
async function fetchPage(path: string): Promise<Document | null> {
  const answer = await fetch(path, { headers: { Accept: 'text/html' } });
  if (!answer.ok || answer.redirected) return null;
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
}

/** Puts the content of another page in place of this one. `false` where the two are built otherwise. */
function swapContent(next: Document): boolean {
  const [here, there] = [partsOf(document), partsOf(next)];
  if (here.length === 0 || here.length !== there.length) return false;
  here.forEach((part, i) => part.replaceChildren(...(there[i]?.childNodes ?? [])));
  document.title = next.title;
  document.dispatchEvent(new Event(contentChange));
  return true;
}

const heading = () => document.querySelector(`${content} h1`)?.textContent ?? '';

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
  let status: Element | undefined;

  const show = async (focusId: string | undefined) => {
    const path = (shown = addressHere());
    if (!status) {
      status = document.createElement('p');
      status.className = 'srOnly';
      status.setAttribute('role', 'status');
      document.body.append(status);
    }
    const next = await fetchPage(path).catch(() => null);
    // Another choice was made meanwhile.
    if (path !== shown) return;
    const before = heading();
    if (!next || !swapContent(next)) return window.location.assign(path);
    // What was chosen may not be there to choose again.
    const field =
      focusId && (document.getElementById(focusId) ?? document.querySelector<HTMLElement>(inPlace));
    if (field) field.focus();
    status.textContent = heading() === before ? '' : heading();
  };
  const go = (event: Event, path: string, focusId: string) => {
    event.preventDefault();
    if (path !== shown) window.history.pushState(null, '', path);
    void show(focusId);
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
      if (addressHere() !== shown) void show(document.activeElement?.id);
    },
    { signal },
  );
  return () => listening.abort();
}
