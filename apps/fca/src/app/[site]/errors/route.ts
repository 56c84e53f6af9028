export { answerBrowserError as POST } from '@cancha/site/browserErrors/answerBrowserError';
