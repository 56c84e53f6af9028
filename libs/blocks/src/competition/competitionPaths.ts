import type { Site } from '@cancha/brands/Site';
import { endpointRoute } from '@cancha/site/routes/routeBuilders';

/** Which tables of a competition a reader looks at. `null`: of every stage; as they are now. */
export type CompetitionChoice = { readonly stageId: string | null; readonly week: number | null };

export const everyTable: CompetitionChoice = { stageId: null, week: null };

const folder = '/api/competition';

/** Where a browser asks for the tables and scorers of a competition as finished HTML. */
export const competitionSource = ({ prefix }: Pick<Site, 'prefix'>, tournamentId: string): string =>
  `${prefix}${folder}/${encodeURIComponent(tournamentId)}`;

export function competitionQuery({ stageId, week }: CompetitionChoice): string {
  const query = new URLSearchParams({
    ...(stageId === null ? {} : { stage: stageId }),
    ...(week === null ? {} : { week: `${week}` }),
  });
  return query.size > 0 ? `?${query.toString()}` : '';
}

export const competitionRoute = endpointRoute({
  name: 'competition',
  file: 'competition/[id]/[stage]/[week]',
  resolve({ site: { prefix, capabilities }, pathname, search }) {
    const start = `${prefix}${folder}/`;
    if (!capabilities.football || !pathname.startsWith(start)) return null;
    const id = pathname.slice(start.length);
    const stage = search.get('stage') ?? every;
    const week = search.get('week') ?? every;
    const isOffered = /^[^/]+$/.test(id) && /^[\w-]{1,80}$/.test(stage) && /^(?:-|[1-9]\d?)$/.test(week);
    return isOffered ? `competition/${id}/${stage}/${week}` : null;
  },
});

/** In place of a stage or a week in the internal path. */
const every = '-';

export const readCompetitionChoice = (segments: { stage: string; week: string }): CompetitionChoice => ({
  stageId: segments.stage === every ? null : segments.stage,
  week: segments.week === every ? null : Number(segments.week),
});
