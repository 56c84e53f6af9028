export {
  SavedPage as default,
  generateSavedMetadata as generateMetadata,
} from '@cancha/site/pages/device/SavedPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
