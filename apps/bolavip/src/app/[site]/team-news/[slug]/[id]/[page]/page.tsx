export {
  TeamNewsPage as default,
  generateTeamNewsMetadata as generateMetadata,
} from '@cancha/football/team/teamNewsPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
