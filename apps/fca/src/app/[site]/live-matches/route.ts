export { answerLiveMatches as GET } from '@cancha/football/liveMatches/answerLiveMatches';
