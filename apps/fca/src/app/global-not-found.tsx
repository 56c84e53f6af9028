export { GlobalNotFound as default } from '@cancha/site/pages/problem/GlobalNotFound';
