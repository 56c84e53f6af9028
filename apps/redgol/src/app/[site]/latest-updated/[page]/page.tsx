export {
  LatestUpdatedPage as default,
  generateLatestUpdatedMetadata as generateMetadata,
} from '@cancha/news/list/latestUpdatedPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
