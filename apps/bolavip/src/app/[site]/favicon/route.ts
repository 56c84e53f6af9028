export { answerFavicon as GET } from '@cancha/site/files/answerFavicon';
