export {
  RefusedPreviewPage as default,
  generateRefusedPreviewMetadata as generateMetadata,
} from '@cancha/site/pages/preview/RefusedPreviewPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
