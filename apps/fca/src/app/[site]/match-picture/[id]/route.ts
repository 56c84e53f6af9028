export { answerMatchPicture as GET } from '@cancha/pages/match/answerMatchPicture';
