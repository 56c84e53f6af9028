export {
  CountryPage as default,
  generateCountryMetadata as generateMetadata,
} from '@cancha/news/list/countryPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
