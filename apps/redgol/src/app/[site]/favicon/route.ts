export { answerFavicon as GET } from '@cancha/pages/files/answerFavicon';
