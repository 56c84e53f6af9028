export {
  CalendarPage as default,
  generateCalendarMetadata as generateMetadata,
} from '@cancha/football/tournament/CalendarPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
