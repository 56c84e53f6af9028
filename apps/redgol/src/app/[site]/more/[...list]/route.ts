export { answerMore as GET } from '@cancha/server/infiniteScroll/answerMore';
