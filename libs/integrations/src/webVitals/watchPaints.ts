import { observe } from './observe';
import type { PageLife } from './PageLife';
import type { ReportVital } from './watchVitals';

/** A page that was kept is painted again at once: the frame after the one that shows it. */
function reportRestored({ start, signal }: PageLife, report: ReportVital): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (signal.aborted) return;
      report('FCP', performance.now() - start);
      report('LCP', performance.now() - start);
    }),
  );
}

/** First paint with something in it, and the largest until the reader acts or leaves. */
export function watchPaints(life: PageLife, report: ReportVital): void {
  if (life.isRestored) return reportRestored(life, report);
  const since = ({ startTime }: PerformanceEntry) => Math.max(startTime - life.start, 0);

  const takePaints = observe('paint', life, (entry) => {
    if (entry.name === 'first-contentful-paint' && entry.startTime < life.hiddenAt())
      report('FCP', since(entry));
  });
  // On a busy phone a reader can be gone before the observer is called.
  life.whenHidden(() => takePaints?.());

  let largest: number | null = null;
  const takeRest = observe('largest-contentful-paint', life, (entry) => {
    if (entry.startTime < life.hiddenAt()) largest = since(entry);
  });
  const tell = () => {
    takeRest?.();
    if (largest !== null) report('LCP', largest);
  };
  life.whenHidden(tell);
  for (const type of ['keydown', 'click'])
    // The browser looks for no larger one after this.
    document.addEventListener(type, (event) => event.isTrusted && setTimeout(tell), {
      capture: true,
      once: true,
      signal: life.signal,
    });
}
