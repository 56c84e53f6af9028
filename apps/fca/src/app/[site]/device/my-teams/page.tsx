export {
  MyTeamsPage as default,
  generateMyTeamsMetadata as generateMetadata,
} from '@cancha/site/pages/device/MyTeamsPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
