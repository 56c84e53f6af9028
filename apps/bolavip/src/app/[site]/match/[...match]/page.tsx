export {
  MatchPage as default,
  generateMatchMetadata as generateMetadata,
} from '@cancha/pages/match/MatchPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
