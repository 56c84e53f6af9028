import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { toCalendarDate } from './calendarDate';

/** The adapter of date-fns on the site's clock: it marks the site's today, whatever day it is where the reader is. */
export function createDayAdapter(today: string): typeof AdapterDateFns {
  return class DayAdapter extends AdapterDateFns {
    override date: AdapterDateFns['date'] = ((value?: string | null) => {
      if (value === undefined) return toCalendarDate(today);
      return value === null ? null : new Date(value);
    }) as AdapterDateFns['date'];
  };
}
