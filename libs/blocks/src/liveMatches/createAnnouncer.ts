export type Announcer = { say(text: string): void; remove(): void };

/** The live region of a page, which announces goals. It is there before anything is announced. */
export function createAnnouncer(page: Document): Announcer {
  const place = page.createElement('p');
  place.className = 'srOnly';
  place.setAttribute('role', 'status');
  place.setAttribute('data-announcer', '');
  page.body.append(place);
  return {
    say: (text) => {
      if (text !== '') place.textContent = text;
    },
    remove: () => place.remove(),
  };
}
