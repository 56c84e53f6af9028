export {
  SearchPage as default,
  generateSearchMetadata as generateMetadata,
} from '@cancha/blocks/search/searchPage';

// There are endless questions: none of their pages is kept.
export const dynamic = 'force-dynamic';
