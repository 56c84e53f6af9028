export {
  PlayerPage as default,
  generatePlayerMetadata as generateMetadata,
} from '@cancha/football/player/PlayerPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
