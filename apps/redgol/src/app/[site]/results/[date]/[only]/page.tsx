export {
  ResultsPage as default,
  generateResultsMetadata as generateMetadata,
} from '@cancha/football/results/ResultsPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
