import type { Api } from '../api/Api';
import type { SiteArgs } from '../content/ContentArgs';
import { getContent } from '../content/getContent';
import { readOne, readOptional } from '../reading/readEach';
import { unwrapData } from '../reading/unwrapData';
import type { DailyPick } from './Pick';
import { dailyPickSchema, pickSchema } from './pick.wire';

const segments = { tip: 'tip-of-the-day', bet: 'bet-of-the-day' } as const;

/** Tip or bet of the day, an extension of our origin. `null` for a site without betting. */
export function getDailyPick(
  api: Api,
  { kind, ...args }: SiteArgs & { kind: 'tip' | 'bet' },
): Promise<DailyPick | null> {
  return getContent(api, args, {
    cacheKey: `pick ${kind}`,
    segments: ['betting', segments[kind]],
    nullIfNotFound: true,
    read: (body, { issues }) => {
      const answer = readOne(dailyPickSchema, unwrapData(body), kind);
      return { notice: answer.notice, pick: readOptional(pickSchema, answer[kind], issues) };
    },
  });
}
