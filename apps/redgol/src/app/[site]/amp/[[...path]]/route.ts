export { answerAmp as GET } from '@cancha/syndication/amp/answerAmp';
