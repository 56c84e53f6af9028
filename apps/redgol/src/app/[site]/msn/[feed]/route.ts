export { answerMsnFeed as GET } from '@cancha/syndication/msn/answerMsnFeed';
