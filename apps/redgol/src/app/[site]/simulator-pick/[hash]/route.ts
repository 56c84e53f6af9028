export { answerPick as GET } from '@cancha/football/simulator/answerPick';

// What was picked is in the query.
export const dynamic = 'force-dynamic';
