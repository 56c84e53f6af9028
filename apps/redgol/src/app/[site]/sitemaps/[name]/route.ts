export { answerSitemap as GET } from '@cancha/pages/sitemaps/answerSitemap';
