export { answerFeed as GET } from '@cancha/syndication/feeds/answerFeed';
