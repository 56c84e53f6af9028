import { observe } from './observe';
import type { PageLife } from './PageLife';
import type { ReportVital } from './watchVitals';

const gapMs = 1000;
const windowMs = 5000;

/** The worst run of shifts: at most a second apart, and five in all. */
export function watchShifts(life: PageLife, report: ReportVital): void {
  let worst = 0;
  let run = { sum: 0, first: 0, last: 0 };
  const takeRest = observe('layout-shift', life, ({ value, startTime, hadRecentInput }) => {
    if (hadRecentInput) return;
    const isSame = run.sum > 0 && startTime - run.last < gapMs && startTime - run.first < windowMs;
    run = isSame
      ? { ...run, sum: run.sum + value, last: startTime }
      : { sum: value, first: startTime, last: startTime };
    worst = Math.max(worst, run.sum);
  });
  if (!takeRest) return;
  life.whenHidden(() => {
    takeRest();
    report('CLS', worst);
  });
}
