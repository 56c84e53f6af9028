export {
  SimulatorPage as default,
  generateSimulatorMetadata as generateMetadata,
} from '@cancha/football/simulator/SimulatorPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
