export { answerNewsletter as POST } from '@cancha/site/newsletter/answerNewsletter';
