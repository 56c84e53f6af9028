export { answerVote as POST } from '@cancha/pages/polls/answerVote';
