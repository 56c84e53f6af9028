export {
  NewsletterPage as default,
  generateNewsletterMetadata as generateMetadata,
} from '@cancha/site/pages/newsletter/NewsletterPage';

// An address that is refused is told so by this page, in the answer to what was posted.
export const dynamic = 'force-dynamic';
