export {
  ScorersPage as default,
  generateScorersMetadata as generateMetadata,
} from '@cancha/football/tournament/ScorersPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
