export {
  TournamentNewsPage as default,
  generateTournamentNewsMetadata as generateMetadata,
} from '@cancha/pages/tournament/tournamentNewsPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
