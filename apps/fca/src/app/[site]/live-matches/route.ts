export { answerLiveMatches as GET } from '@cancha/pages/live/answerLiveMatches';
