export {
  TrendingPage as default,
  generateTrendingMetadata as generateMetadata,
} from '@cancha/news/list/trendingPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
