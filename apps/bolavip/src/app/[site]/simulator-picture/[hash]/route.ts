export { answerSimulatorPicture as GET } from '@cancha/football/simulator/answerSimulatorPicture';

// Drawn for who shares it; caches in front keep it.
export const dynamic = 'force-dynamic';
