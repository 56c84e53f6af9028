import { endlessMarks } from './endlessMarks';

/** What is in the middle of the window is what is being read. */
const line = 0.5;

/**
 * Keeps the address that of the page whose cards are being read, so that it leads there again. To the router it stays
 * the same page, as the state of the history entry says. Returns what stops it.
 */
export function followAddress(first: string): () => void {
  let frame = 0;
  const follow = () => {
    frame = 0;
    const starts = [...document.querySelectorAll(`[${endlessMarks.start}]`)];
    const passed = starts.filter((start) => start.getBoundingClientRect().top < window.innerHeight * line);
    const address = passed.at(-1)?.getAttribute(endlessMarks.start) ?? first;
    if (address && address !== window.location.pathname + window.location.search)
      window.history.replaceState(window.history.state, '', address);
  };
  const onScroll = () => {
    frame ||= requestAnimationFrame(follow);
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    window.removeEventListener('scroll', onScroll);
    cancelAnimationFrame(frame);
  };
}
