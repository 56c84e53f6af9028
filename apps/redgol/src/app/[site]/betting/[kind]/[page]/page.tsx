export {
  BettingPage as default,
  generateBettingMetadata as generateMetadata,
} from '@cancha/news/betting/bettingPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
