export { answerMore as GET } from '@cancha/pages/endless/answerMore';
