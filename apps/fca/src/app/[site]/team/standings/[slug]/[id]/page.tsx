export {
  TeamStandingsPage as default,
  generateTeamStandingsMetadata as generateMetadata,
} from '@cancha/pages/team/teamStandingsPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
