export { answerCompetition as GET } from '@cancha/pages/competition/answerCompetition';
