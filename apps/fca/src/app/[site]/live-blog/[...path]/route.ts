export { answerLiveBlog as GET } from '@cancha/news/liveBlog/answerLiveBlog';
