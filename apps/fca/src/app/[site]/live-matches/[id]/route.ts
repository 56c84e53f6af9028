export { answerLiveMatch as GET } from '@cancha/pages/live/answerLiveMatch';
