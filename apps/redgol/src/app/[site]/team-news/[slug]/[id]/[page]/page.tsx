export {
  TeamNewsPage as default,
  generateTeamNewsMetadata as generateMetadata,
} from '@cancha/pages/team/teamNewsPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
