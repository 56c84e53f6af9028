import { leaveTo } from '../../overlay/leaveTo';
import { openOverlay } from '../../overlay/openOverlay.lazy';
import { DayCalendarOverlay } from './DayCalendarOverlay.lazy';
import { hrefOfDay, readDayChoice } from './DayChoice';
import { loadDateLocale } from './loadDateLocale';

/** Lets a reader choose a day, and goes to its page. `opener` has the `attributesOfChoice`. */
export async function openDayCalendar(opener: HTMLElement): Promise<void> {
  const choice = readDayChoice(opener);
  const locale = await loadDateLocale(document.documentElement.lang);
  openOverlay(opener, (overlay) => (
    <DayCalendarOverlay
      {...overlay}
      choice={choice}
      locale={locale}
      anchor={opener}
      onChoose={(day) => leaveTo(hrefOfDay(choice, day))}
    />
  ));
}
