export { answerRobots as GET } from '@cancha/syndication/robots/answerRobots';
