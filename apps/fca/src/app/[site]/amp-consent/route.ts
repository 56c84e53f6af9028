export { answerAmpConsent as POST } from '@cancha/syndication/amp/ads/answerAmpConsent';
