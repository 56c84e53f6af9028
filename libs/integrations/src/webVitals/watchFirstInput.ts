import { observe } from './observe';
import type { PageLife } from './PageLife';
import type { ReportVital } from './watchVitals';

/** How long the first input waited until the page could begin with it. */
export function watchFirstInput(life: PageLife, report: ReportVital): void {
  if (!life.isRestored) {
    const takeInput = observe('first-input', life, ({ processingStart, startTime }) => {
      if (startTime < life.hiddenAt()) report('FID', processingStart - startTime);
    });
    life.whenHidden(() => takeInput?.());
    return;
  }
  // The browser tells of one for each document. A touch that scrolls is no `mousedown`.
  for (const type of ['mousedown', 'keydown'])
    document.addEventListener(
      type,
      ({ isTrusted, timeStamp }) => {
        if (isTrusted) report('FID', Math.max(performance.now() - timeStamp, 0));
      },
      { capture: true, once: true, passive: true, signal: life.signal },
    );
}
