export {
  TournamentPage as default,
  generateTournamentMetadata as generateMetadata,
} from '@cancha/football/tournament/TournamentPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
