export {
  PreferencesPage as default,
  generatePreferencesMetadata as generateMetadata,
} from '@cancha/site/pages/device/PreferencesPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
