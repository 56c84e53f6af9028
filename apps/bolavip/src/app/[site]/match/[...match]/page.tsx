export {
  MatchPage as default,
  generateMatchMetadata as generateMetadata,
} from '@cancha/football/match/MatchPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
