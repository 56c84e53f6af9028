export {
  StandingsPage as default,
  generateStandingsMetadata as generateMetadata,
} from '@cancha/pages/tournament/StandingsPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
