export {
  ResourcePage as default,
  generateResourceMetadata as generateMetadata,
} from '@cancha/news/resource/ResourcePage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
