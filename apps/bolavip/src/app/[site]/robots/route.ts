export { answerRobots as GET } from '@cancha/pages/robots/answerRobots';
