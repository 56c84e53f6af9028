import type { BlogWords } from './BlogWords.ts';
import { englishBlog } from './englishBlog.ts';
import { portugueseBlog } from './portugueseBlog.ts';
import { spanishBlog } from './spanishBlog.ts';

/** By the language of the site. */
export const blogWordsOf = {
  es: spanishBlog,
  en: englishBlog,
  pt: portugueseBlog,
} as const satisfies Record<string, BlogWords>;
