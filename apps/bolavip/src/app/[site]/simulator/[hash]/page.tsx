export {
  SimulatorPage as default,
  generateSimulatorMetadata as generateMetadata,
} from '@cancha/pages/simulator/SimulatorPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
