export {
  LatestPage as default,
  generateLatestMetadata as generateMetadata,
} from '@cancha/news/list/latestPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
