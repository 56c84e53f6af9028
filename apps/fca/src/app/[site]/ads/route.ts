export { answerAds as GET } from '@cancha/syndication/adsTxt/answerAds';
