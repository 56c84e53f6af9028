export { answerGpc as GET } from '@cancha/syndication/gpc/answerGpc';
