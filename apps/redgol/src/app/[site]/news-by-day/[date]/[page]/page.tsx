export {
  NewsByDayPage as default,
  generateNewsByDayMetadata as generateMetadata,
} from '@cancha/news/list/newsByDayPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
