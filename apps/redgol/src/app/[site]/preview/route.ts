export { answerPreview as GET } from '@cancha/site/pages/preview/answerPreview';
