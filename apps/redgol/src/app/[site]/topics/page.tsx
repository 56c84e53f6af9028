export {
  TopicsPage as default,
  generateTopicsMetadata as generateMetadata,
} from '@cancha/news/topics/TopicsPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
