export { answerFeed as GET } from '@cancha/pages/feeds/answerFeed';
