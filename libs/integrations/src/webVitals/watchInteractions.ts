import { observe, type EventEntry } from './observe';
import type { PageLife } from './PageLife';
import type { ReportVital } from './watchVitals';

/** One in so many interactions may be slower than what is told. */
const perOutlier = 50;
const mostKept = 10;

/** The longest interactions of a page, by their id: one of them is of many events. */
class LongestInteractions {
  readonly #durations = new Map<number, number>();

  add(id: number, duration: number): void {
    this.#durations.set(id, Math.max(duration, this.#durations.get(id) ?? 0));
    if (this.#durations.size <= mostKept) return;
    const [shortest] = [...this.#durations].toSorted(([, a], [, b]) => a - b);
    if (shortest) this.#durations.delete(shortest[0]);
  }

  /** The slowest but for one in fifty; `null` without any. */
  typicalWorst(count: number): number | null {
    const sorted = [...this.#durations.values()].toSorted((a, b) => b - a);
    return sorted[Math.min(sorted.length - 1, Math.floor(count / perOutlier))] ?? null;
  }
}

/** How many interactions the document has had; browsers that do not count them are taken at what was seen. */
const interactionCount = () => (performance as { interactionCount?: number }).interactionCount;

export function watchInteractions(life: PageLife, report: ReportVital): void {
  const before = life.isRestored ? (interactionCount() ?? 0) : 0;
  const longest = new LongestInteractions();
  const seen = new Set<number>();
  const take = ({ interactionId, duration }: EventEntry) => {
    if (!interactionId) return;
    seen.add(interactionId);
    longest.add(interactionId, duration);
  };
  const takeEvents = observe('event', life, take);
  const takeFirst = observe('first-input', life, take);
  life.whenHidden(() => {
    takeEvents?.();
    takeFirst?.();
    const worst = longest.typicalWorst((interactionCount() ?? seen.size) - before);
    if (worst !== null) report('INP', worst);
  });
}
