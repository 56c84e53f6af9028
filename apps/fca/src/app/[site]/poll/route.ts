export { answerVote as POST } from '@cancha/news/polls/answerVote';
