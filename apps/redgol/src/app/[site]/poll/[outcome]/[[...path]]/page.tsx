export {
  PollResultPage as default,
  generatePollResultMetadata as generateMetadata,
} from '@cancha/news/polls/PollResultPage';

// The reader's own vote is in it.
export const dynamic = 'force-dynamic';
