export { answerNewsletter as POST } from '@cancha/pages/newsletter/answerNewsletter';
