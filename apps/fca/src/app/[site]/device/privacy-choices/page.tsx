export {
  PrivacyChoicesPage as default,
  generatePrivacyChoicesMetadata as generateMetadata,
} from '@cancha/site/pages/device/PrivacyChoicesPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
