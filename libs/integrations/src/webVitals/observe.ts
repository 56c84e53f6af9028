import type { PageLife } from './PageLife';

/** Entries of these kinds, as the browser gives them. */
export type EventEntry = PerformanceEntry & {
  readonly processingStart: number;
  readonly interactionId?: number;
};
export type ShiftEntry = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };

type EntryTypes = {
  'largest-contentful-paint': PerformanceEntry;
  paint: PerformanceEntry;
  'layout-shift': ShiftEntry;
  'first-input': EventEntry;
  event: EventEntry;
};

/**
 * Takes each entry of a page's life, also those from before anybody watched. Returns what takes those that are on their
 * way; `null` where the browser does not know the kind.
 */
export function observe<Type extends keyof EntryTypes>(
  type: Type,
  { start, isRestored, signal }: PageLife,
  take: (entry: EntryTypes[Type]) => void,
): (() => void) | null {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return null;
  const takeAll = (entries: PerformanceEntry[]) => {
    for (const entry of entries) if (!isRestored || entry.startTime >= start) take(entry as EntryTypes[Type]);
  };
  const observer = new PerformanceObserver((list) => takeAll(list.getEntries()));
  // Shorter interactions than 40 ms are all good alike.
  const options = { type, buffered: !isRestored, durationThreshold: 40 };
  observer.observe(options);
  signal.addEventListener('abort', () => observer.disconnect());
  return () => takeAll(observer.takeRecords());
}
