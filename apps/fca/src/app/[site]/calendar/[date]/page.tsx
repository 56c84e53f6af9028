export {
  CalendarPage as default,
  generateCalendarMetadata as generateMetadata,
} from '@cancha/pages/calendar/CalendarPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
