import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { Locale } from 'date-fns';
import { useState, type JSX } from 'react';
import { fromCalendarDate, shiftCalendarDate, toCalendarDate } from './calendarDate';
import { createDayAdapter } from './createDayAdapter.lazy';
import type { DayChoice } from './DayChoice';
import { dayCalendarStyles } from './dayCalendarStyles';

type DayCalendarProps = Pick<DayChoice, 'day' | 'today' | 'reach' | 'labels'> & {
  locale: Locale;
  onChoose: (day: string) => void;
};

/** A month of days to choose from. */
export function DayCalendar(props: DayCalendarProps): JSX.Element {
  const { day, today, reach, labels, locale, onChoose } = props;
  const [adapter] = useState(() => createDayAdapter(today));
  const { previousMonth, nextMonth } = labels;
  return (
    <LocalizationProvider
      dateAdapter={adapter}
      adapterLocale={locale}
      localeText={{ previousMonth, nextMonth }}
    >
      <DateCalendar
        sx={dayCalendarStyles}
        autoFocus
        value={toCalendarDate(day)}
        minDate={shiftCalendarDate(today, -reach)}
        maxDate={shiftCalendarDate(today, reach)}
        views={['day']}
        // Or months of five and six weeks would move what is below.
        fixedWeekNumber={6}
        onChange={(date: Date | null) => {
          if (date) onChoose(fromCalendarDate(date));
        }}
      />
    </LocalizationProvider>
  );
}
