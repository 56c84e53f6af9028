export {
  VenuePage as default,
  generateVenueMetadata as generateMetadata,
} from '@cancha/football/venue/VenuePage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
