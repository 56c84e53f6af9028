import { showAll } from './actOn';
import { markRead } from './markRead';
import { openLinkedSurfaces } from './openLinkedSurfaces';
import { rememberReading } from './rememberReading';

/** Long enough for a list that grows card by card to be marked once. */
const settleMs = 100;

/** Cards that come later, as of a list that grows, are marked as well. */
function markLateCards(): () => void {
  const main = document.querySelector('main');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(markRead, settleMs);
  });
  if (main) observer.observe(main, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

/** What was chosen or kept in another tab holds here too, at once or on coming back to a page the browser kept. */
function followOtherTabs(): () => void {
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) showAll();
  };
  window.addEventListener('storage', showAll);
  window.addEventListener('pageshow', comeBack);
  return () => {
    window.removeEventListener('storage', showAll);
    window.removeEventListener('pageshow', comeBack);
  };
}

/** Brings what is kept here to the page that has just come. Returns what ends it. */
export function startDevice(): () => void {
  showAll();
  const stops = [markLateCards(), followOtherTabs(), rememberReading(), openLinkedSurfaces()];
  return () => {
    for (const stop of stops) stop();
  };
}
