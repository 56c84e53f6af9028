export { answerListPage as GET } from '@cancha/blocks/articleList/listPageRoute';
