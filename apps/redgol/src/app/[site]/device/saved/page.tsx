export {
  SavedPage as default,
  generateSavedMetadata as generateMetadata,
} from '@cancha/pages/device/SavedPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
