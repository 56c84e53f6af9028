export {
  WorldCupPage as default,
  generateWorldCupMetadata as generateMetadata,
} from '@cancha/football/worldCup/WorldCupPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
