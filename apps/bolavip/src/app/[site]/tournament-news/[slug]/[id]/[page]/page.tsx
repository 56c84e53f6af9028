export {
  TournamentNewsPage as default,
  generateTournamentNewsMetadata as generateMetadata,
} from '@cancha/football/tournament/tournamentNewsPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
