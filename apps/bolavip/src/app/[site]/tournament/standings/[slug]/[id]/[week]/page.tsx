export {
  StandingsPage as default,
  generateStandingsMetadata as generateMetadata,
} from '@cancha/football/tournament/StandingsPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
