/** What the service's script has on a page: its public interface. */
export type CommentsPage = {
  /** Functions that run once the script is there, at once if it is. */
  vfQ?: { push: (run: () => void) => unknown };
  vf?: { context?: { reset: () => Promise<unknown> } };
};

export const commentsPage = (): CommentsPage => window as CommentsPage;

/** An element of the service, which stands within one of this class. */
export function putElement(place: Element, name: string, id: string): HTMLElement {
  const element = document.createElement(name);
  element.setAttribute('vf-container-id', id);
  place.classList.add('viafoura');
  place.replaceChildren(element);
  return element;
}
