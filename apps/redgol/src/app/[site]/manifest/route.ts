export { answerManifest as GET } from '@cancha/syndication/manifest/answerManifest';
