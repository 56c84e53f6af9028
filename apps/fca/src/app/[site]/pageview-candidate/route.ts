export { answerPageviewCandidate as GET } from '@cancha/site/pageViews/answerPageviewCandidate';
