export {
  NewsletterPage as default,
  generateNewsletterMetadata as generateMetadata,
} from '@cancha/site/pages/newsletter/NewsletterPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
