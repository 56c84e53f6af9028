export { answerSitemap as GET } from '@cancha/syndication/sitemaps/answerSitemap';
