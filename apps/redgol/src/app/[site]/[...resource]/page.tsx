export {
  ResourcePage as default,
  generateResourceMetadata as generateMetadata,
} from '@cancha/pages/resource/ResourcePage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
