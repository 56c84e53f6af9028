export {
  AuthorPage as default,
  generateAuthorMetadata as generateMetadata,
} from '@cancha/pages/list/authorPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
