export {
  ProblemPage as default,
  generateProblemMetadata as generateMetadata,
} from '@cancha/site/pages/problem/ProblemPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
