export {
  TeamStandingsPage as default,
  generateTeamStandingsMetadata as generateMetadata,
} from '@cancha/football/team/teamStandingsPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
