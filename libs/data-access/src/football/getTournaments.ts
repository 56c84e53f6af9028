import { confederations, type ListedTournament } from '@cancha/stats/tournament/ListedTournament';
import { z } from 'zod';
import type { Api } from '../api/Api';
import { isRecord } from '../reading/isRecord';
import { readList } from '../reading/readEach';
import { unwrapData } from '../reading/unwrapData';
import { line, nullableText } from '../reading/wireFields';
import { tournamentSchema } from './match.wire';

const listedSchema = tournamentSchema.extend({
  confederation: z
    .enum(confederations)
    .nullish()
    .catch(null)
    .transform((value) => value ?? null),
  country: z
    .object({ name: line, image: nullableText })
    .nullish()
    .catch(null)
    .transform((value) => value ?? null),
});

/** The seasons of a competition, or of all without a slug; the latest first. An extension of our origin: else `null`. */
export function getTournaments(
  api: Api,
  { slug }: { slug?: string },
): Promise<readonly ListedTournament[] | null> {
  return api.get({
    path: '/soccer/tournaments',
    query: { slug },
    cacheKey: 'tournaments',
    nullIfNotFound: true,
    read: (body, issues) => {
      const answer = unwrapData(body);
      const list = isRecord(answer) ? answer['tournaments'] : answer;
      return readList(listedSchema, list, 'tournaments', issues);
    },
  });
}
