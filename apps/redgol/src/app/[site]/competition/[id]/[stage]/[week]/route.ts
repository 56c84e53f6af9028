export { answerCompetition as GET } from '@cancha/blocks/competition/answerCompetition';
