import type { Newsroom } from '@cancha/newsroom/sites/loadNewsroom.ts';
import { sayingsOf } from './repeatedSentences.ts';

/** The sentences a site repeats most, each with the number of its articles that have it and the first of them. */
export function formatSayings({ site, articles }: Newsroom, most = 20): string {
  const lines = sayingsOf({ articles })
    .slice(0, most)
    .map(({ skeleton, articles: ids }) => `${String(ids.length).padStart(5)}  ${skeleton} (${ids[0] ?? ''})`);
  return [`${site.code}, ${site.language}`, ...lines].join('\n');
}
