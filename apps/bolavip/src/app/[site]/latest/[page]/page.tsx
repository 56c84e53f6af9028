export {
  LatestPage as default,
  generateLatestMetadata as generateMetadata,
} from '@cancha/pages/list/latestPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
