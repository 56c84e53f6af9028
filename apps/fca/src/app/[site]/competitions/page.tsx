export {
  CompetitionsPage as default,
  generateCompetitionsMetadata as generateMetadata,
} from '@cancha/football/competitions/CompetitionsPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
