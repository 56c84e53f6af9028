import { loadScript } from '../browser/loadScript';
import { commentsPage } from './CommentsPage';

/** Asks for the service's script, unless it is here or on its way. `onFail`: it cannot be had. */
export function loadComments(src: string, onFail: () => void = () => undefined): void {
  const script = loadScript(src);
  script.addEventListener('error', () => {
    // Asked for once more it is fetched once more.
    script.remove();
    onFail();
  });
}

/** What came was not the script, or it failed: the next time it is fetched again. One that has run never runs twice. */
export function forgetBrokenScript(src: string): void {
  if (commentsPage().vf) return;
  for (const script of document.scripts) if (script.src === src) script.remove();
}

/** Runs something once the script has run. */
export function whenThere(run: () => void): void {
  (commentsPage().vfQ ??= [] as (() => void)[]).push(run);
}
