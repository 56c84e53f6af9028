import { contentChange } from '@cancha/ui/base/contentChange';
import { tellOfFurtherPage } from './furtherPage';
import { inPlace } from './inPlace';

const content = '#contenido';
const statusId = 'view-status';

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

const canonicalOf = (page: Document) => page.querySelector('link[rel="canonical"]');

/** Puts the content of another page in place of this one. `false` where the two are built otherwise. */
function swapContent(next: Document): boolean {
  const [here, there] = [partsOf(document), partsOf(next)];
  if (here.length === 0 || here.length !== there.length) return false;
  here.forEach((part, i) => part.replaceChildren(...(there[i]?.childNodes ?? [])));
  document.title = next.title;
  const canonical = canonicalOf(next);
  if (canonical) canonicalOf(document)?.replaceWith(canonical);
  document.dispatchEvent(new Event(contentChange));
  return true;
}

const heading = () => document.querySelector(`${content} h1`)?.textContent ?? '';

/** Where a new heading is told aloud, politely. It is there before anything is said. */
function statusPlace(): Element {
  const known = document.getElementById(statusId);
  if (known) return known;
  const place = Object.assign(document.createElement('p'), { id: statusId, className: 'srOnly' });
  place.setAttribute('role', 'status');
  document.body.append(place);
  return place;
}

type View = {
  path: string;
  /** What was chosen, or had the focus. */
  focusId: string | undefined;
  /** The reader chose it and did not come back to it. */
  isNew: boolean;
  /** Whether no other view was asked for meanwhile. */
  isLast: () => boolean;
};

/** The address is there already: to load it again is no further page of the visit. */
function loadDocument(path: string, isNew: boolean): void {
  if (isNew) window.location.assign(path);
  else window.location.reload();
}

/** Shows the view of the page that is at `path`. Where that cannot be done in place, the browser loads it. */
export async function showView({ path, focusId, isNew, isLast }: View): Promise<void> {
  const status = statusPlace();
  const next = await fetchPage(path).catch(() => null);
  if (!isLast()) return;
  const before = heading();
  if (!next || !swapContent(next)) return loadDocument(path, isNew);
  if (isNew) tellOfFurtherPage({ path, kind: 'view' });
  // What was chosen may not be there to choose again.
  const field = focusId && (document.getElementById(focusId) ?? document.querySelector<HTMLElement>(inPlace));
  if (field) field.focus();
  status.textContent = heading() === before ? '' : heading();
}
