export { answerLiveMatch as GET } from '@cancha/football/liveMatches/answerLiveMatch';
