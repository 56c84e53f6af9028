export {
  TeamPage as default,
  generateTeamMetadata as generateMetadata,
} from '@cancha/football/team/teamPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
