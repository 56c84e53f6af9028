export {
  TeamStatsPage as default,
  generateTeamStatsMetadata as generateMetadata,
} from '@cancha/football/team/teamStatsPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
