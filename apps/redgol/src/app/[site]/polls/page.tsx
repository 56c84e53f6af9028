export {
  PollsPage as default,
  generatePollsMetadata as generateMetadata,
} from '@cancha/news/polls/PollsPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
