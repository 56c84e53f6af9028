export type Announcer = { say(text: string): void; remove(): void };

/** The one place of a page where goals are told aloud, politely. It is there before anything is said. */
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
