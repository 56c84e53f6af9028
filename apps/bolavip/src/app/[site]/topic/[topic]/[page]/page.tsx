export { TopicPage as default, generateTopicMetadata as generateMetadata } from '@cancha/news/list/topicPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
