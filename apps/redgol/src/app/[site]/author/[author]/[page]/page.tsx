export {
  AuthorPage as default,
  generateAuthorMetadata as generateMetadata,
} from '@cancha/news/list/authorPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
