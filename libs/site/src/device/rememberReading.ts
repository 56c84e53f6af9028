import { readArticles } from './articleShelf';
import { articleHere } from './markRead';
import { readSettings } from './readerSettings';
import { articleOf } from './showControls';

/** Whoever is gone sooner has not read it. */
const readAfterMs = 4_000;

/** Remembers the article of the page once it was in front of the reader for a while. Returns what stops the wait. */
export function rememberReading(): () => void {
  const article = articleOf(articleHere());
  if (!article) return () => undefined;

  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') timer = setTimeout(remember, readAfterMs);
  };
  const remember = () => {
    if (readSettings().history === 'on') readArticles.put(article);
    stop();
  };
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wait);
  };
  document.addEventListener('visibilitychange', wait);
  wait();
  return stop;
}
