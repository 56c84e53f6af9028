export { answerAds as GET } from '@cancha/pages/ads/answerAds';
