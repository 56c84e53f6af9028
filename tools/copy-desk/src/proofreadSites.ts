import { millisecondsInDay } from 'date-fns/constants';
import type { Facts } from '@cancha/newsroom/facts/factRecords.ts';
import type { Newsrooms } from '@cancha/newsroom/sites/loadNewsrooms.ts';
import { proofread, type Finding } from './proofread.ts';
import { repeatedSentences } from './repeatedSentences.ts';
import { tellArticles, type Tell } from './tellArticles.ts';

/** Whole days by which the archive is laid later: summer time is over at the first, and on again at the second. */
const clocks = [139, 307];

/**
 * What a copy desk marks in all articles of all sites: what was left out when they were read, the sentences a site repeats, and
 * what is wrong in them as readers are told them. By the first clock every reader is asked, by the others those of the newsrooms.
 */
export function proofreadSites(
  sites: Newsrooms,
  facts: Facts,
  days: readonly number[] = clocks,
  tell?: Tell,
): Finding[] {
  const [first, ...others] = days;
  const told = (all: Newsrooms, by: number) =>
    proofread(tellArticles(all, facts, by * millisecondsInDay, tell));
  return [
    ...[...sites.newsrooms, ...sites.editions].flatMap(({ site, problems }) =>
      problems.map(({ file, reason }) => ({
        site: site.code,
        article: file,
        rule: 'is left out, or a part of it',
        text: reason,
      })),
    ),
    ...sites.newsrooms.flatMap((newsroom) =>
      repeatedSentences(newsroom).map(({ skeleton, articles }) => ({
        site: newsroom.site.code,
        article: articles[0] ?? '',
        rule: 'a sentence stands in too many articles',
        text: `${articles.length} say: ${skeleton}`,
      })),
    ),
    ...(first === undefined ? [] : told(sites, first)),
    ...others.flatMap((by) => told({ ...sites, editions: [] }, by)),
  ];
}
