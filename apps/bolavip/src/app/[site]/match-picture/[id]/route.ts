export { answerMatchPicture as GET } from '@cancha/football/match/answerMatchPicture';
