export {
  CountryPage as default,
  generateCountryMetadata as generateMetadata,
} from '@cancha/pages/list/countryPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
