import { beginLife } from './PageLife';
import type { VitalName } from './Vital';
import { watchFirstInput } from './watchFirstInput';
import { watchInteractions } from './watchInteractions';
import { watchPaints } from './watchPaints';
import { watchShifts } from './watchShifts';

/** In ms, but for CLS. */
export type ReportVital = (name: VitalName, value: number) => void;

const watchers = [watchPaints, watchShifts, watchFirstInput, watchInteractions];

/**
 * Reports each metric once a page, as soon as it is final: some when the page goes out of sight. A page that the browser
 * had kept is measured anew when the reader comes back to it. Returns what ends it.
 */
export function watchVitals(report: ReportVital): () => void {
  let listening = new AbortController();
  const watch = (restoredAt: number | null) => {
    const told = new Set<VitalName>();
    const { signal } = listening;
    const reportOnce: ReportVital = (name, value) => {
      if (signal.aborted || told.has(name)) return;
      told.add(name);
      report(name, value);
    };
    const life = beginLife(restoredAt, signal);
    for (const watcher of watchers) watcher(life, reportOnce);
  };
  const onShow = ({ persisted, timeStamp }: PageTransitionEvent) => {
    if (!persisted) return;
    listening.abort();
    listening = new AbortController();
    watch(timeStamp);
  };
  window.addEventListener('pageshow', onShow);
  watch(null);
  return () => {
    window.removeEventListener('pageshow', onShow);
    listening.abort();
  };
}
