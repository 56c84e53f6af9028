export {
  ReturnedInfoPage as default,
  generateReturnedMetadata as generateMetadata,
} from '@cancha/news/info/InfoPage';

// What one reader typed is for that reader alone.
export const dynamic = 'force-dynamic';
