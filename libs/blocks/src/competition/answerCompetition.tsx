import { getCompetitionWidget } from '@cancha/data-access/football/getCompetitionWidget';
import { getSiteContext, type SiteContext } from '@cancha/site/context/SiteContext';
import { CompetitionBlock } from './CompetitionBlock';
import { type CompetitionChoice, readCompetitionChoice } from './competitionPaths';
import type { CompetitionAnswer } from './swapCompetition';
import { logFailure } from '@cancha/site/context/reportIssues';

type CompetitionParams = { params: Promise<{ site: string; id: string; stage: string; week: string }> };

/** The tables and scorers of a competition as a reader chose them, as `CompetitionAnswer`. */
export async function answerCompetition(_: Request, { params }: CompetitionParams): Promise<Response> {
  const { site, id, ...choice } = await params;
  const context = await getSiteContext(site);
  try {
    const answer = await loadAnswer(decodeURIComponent(id), readCompetitionChoice(choice), context);
    if (!answer) return new Response(null, { status: 404 });
    return Response.json(answer, { headers: { 'Cache-Control': 'public, max-age=0, s-maxage=5' } });
  } catch (error) {
    logFailure('The parts of a competition could not be had', error);
    return new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': '60' } });
  }
}

/** `null` for a competition or a stage that nobody knows. */
export async function loadAnswer(
  tournamentId: string,
  choice: CompetitionChoice,
  context: SiteContext,
): Promise<CompetitionAnswer | null> {
  const { stageId, week } = choice;
  const [widget, latest] = await Promise.all([
    getCompetitionWidget(context.apis.stats, {
      tournamentId,
      ...(stageId === null ? {} : { stageId }),
      ...(week === null ? {} : { week }),
    }),
    getCompetitionWidget(context.apis.stats, { tournamentId }),
  ]);
  if (!widget || !latest) return null;
  // Next forbids this import at the top of a server module, not inside a function.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { t } = context;
  const stage = widget.stages.find(({ id }) => id === stageId);
  return {
    html: renderToStaticMarkup(
      <CompetitionBlock context={context} widget={widget} latest={latest} choice={choice} />,
    ),
    announcement: [
      stage?.name ?? t('competition.tables'),
      ...(week === null ? [] : [t('tournament.asAfterRound', { n: week })]),
    ].join('. '),
  };
}
