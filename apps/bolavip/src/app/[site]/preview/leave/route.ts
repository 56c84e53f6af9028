export { answerLeavePreview as POST } from '@cancha/site/pages/preview/answerPreview';
