export {
  TopicPage as default,
  generateTopicMetadata as generateMetadata,
} from '@cancha/pages/list/topicPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
