export { answerLiveBlog as GET } from '@cancha/pages/liveBlog/answerLiveBlog';
