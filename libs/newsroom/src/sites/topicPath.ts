/** The folder of topic pages is a word of the site's language. */
const folders = { es: 'tema', pt: 'assunto', en: 'topic' };

/** The page of a topic: `/tema/panama`. */
export function topicPath(language: keyof typeof folders, slug: string): string {
  return `/${folders[language]}/${slug}`;
}
