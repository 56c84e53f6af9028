export {
  StaffPage as default,
  generateStaffMetadata as generateMetadata,
} from '@cancha/news/staff/StaffPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
