export { answerMsnFeed as GET } from '@cancha/pages/msn/answerMsnFeed';
