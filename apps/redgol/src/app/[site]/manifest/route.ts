export { answerManifest as GET } from '@cancha/pages/manifest/answerManifest';
