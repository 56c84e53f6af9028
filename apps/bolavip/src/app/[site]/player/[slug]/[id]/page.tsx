export {
  PlayerPage as default,
  generatePlayerMetadata as generateMetadata,
} from '@cancha/pages/player/PlayerPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
