export {
  CalendarPage as default,
  generateCalendarMetadata as generateMetadata,
} from '@cancha/football/calendar/CalendarPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
