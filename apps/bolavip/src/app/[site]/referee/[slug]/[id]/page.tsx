export {
  RefereePage as default,
  generateRefereeMetadata as generateMetadata,
} from '@cancha/football/referee/RefereePage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
