export {
  OlympicsPage as default,
  generateOlympicsMetadata as generateMetadata,
} from '@cancha/news/list/olympicsPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
