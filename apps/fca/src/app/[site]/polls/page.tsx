export {
  PollsPage as default,
  generatePollsMetadata as generateMetadata,
} from '@cancha/pages/polls/PollsPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
