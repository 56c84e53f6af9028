export { answerAmp as GET } from '@cancha/pages/amp/answerAmp';
