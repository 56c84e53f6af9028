export {
  StatesPage as default,
  generateStatesMetadata as generateMetadata,
} from '@cancha/site/pages/states/StatesPage';

// Nobody is to be given what another saw.
export const dynamic = 'force-dynamic';
