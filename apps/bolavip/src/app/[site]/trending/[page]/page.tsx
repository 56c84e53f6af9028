export {
  TrendingPage as default,
  generateTrendingMetadata as generateMetadata,
} from '@cancha/pages/list/trendingPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
