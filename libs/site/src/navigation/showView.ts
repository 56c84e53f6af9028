import { contentChange } from '@cancha/ui/base/contentChange';
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
  /** Whether no other view was asked for meanwhile. */
  isLast: () => boolean;
};

/** Shows the view of the page that is at `path`. Where that cannot be done in place, the browser loads it. */
export async function showView({ path, focusId, isLast }: View): Promise<void> {
  const status = statusPlace();
  const next = await fetchPage(path).catch(() => null);
  if (!isLast()) return;
  const before = heading();
  if (!next || !swapContent(next)) return window.location.assign(path);
  // What was chosen may not be there to choose again.
  const field = focusId && (document.getElementById(focusId) ?? document.querySelector<HTMLElement>(inPlace));
  if (field) field.focus();
  status.textContent = heading() === before ? '' : heading();
}
