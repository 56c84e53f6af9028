export {
  TopicsPage as default,
  generateTopicsMetadata as generateMetadata,
} from '@cancha/pages/topics/TopicsPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
