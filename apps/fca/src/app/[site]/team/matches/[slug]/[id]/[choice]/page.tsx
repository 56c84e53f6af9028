export {
  TeamMatchesPage as default,
  generateTeamMatchesMetadata as generateMetadata,
} from '@cancha/football/team/teamMatchesPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
