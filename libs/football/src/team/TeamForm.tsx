import type { TeamMatches } from '@cancha/data-access/football/getTeamMatches';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { MessageKey } from '@cancha/site/context/createSiteTranslator';
import { isUpToDate } from '@cancha/blocks/tables/isUpToDate';
import { rankingWords } from '@cancha/blocks/tables/rankingWords';
import { knownRun } from '@cancha/stats/team/knownRun';
import { hasResult, outcomeOf } from '@cancha/stats/team/outcomeOf';
import { streakOf, type Streak } from '@cancha/stats/team/streakOf';
import { FormLine } from '@cancha/ui/football/FormLine/FormLine';
import type { JSX } from 'react';
import { tournamentName } from '../entity/tournamentName';

/** How many matches the form is made of. */
const formShown = 5;

const streakWords: Readonly<Record<Streak['kind'], MessageKey>> = {
  won: 'teamPage.streakWon',
  drawn: 'teamPage.streakDrawn',
  lost: 'teamPage.streakLost',
  unbeaten: 'teamPage.streakUnbeaten',
  winless: 'teamPage.streakWinless',
};

type TeamFormProps = { context: SiteContext; answer: TeamMatches; teamId: string; now: Date };

/** The last results of a team. Its run is told only where no match is missing; else what the results are part of. */
export function TeamForm(props: TeamFormProps): JSX.Element | null {
  const { matches, coverage } = props.answer;
  const run = knownRun(matches, coverage);
  return run ? <WholeForm {...props} run={run} /> : <PartialForm {...props} />;
}

type Run = NonNullable<ReturnType<typeof knownRun>>;

function WholeForm({ context, answer, teamId, now, run }: TeamFormProps & { run: Run }): JSX.Element | null {
  const { t, format } = context;
  const outcomes = run.flatMap((match) => outcomeOf(match, teamId) ?? []);
  const tournament = answer.coverage?.tournamentId ? run[0]?.tournament : null;
  const until = answer.coverage?.until ?? '';
  return (
    <FormLine
      title={
        tournament ? t('teamPage.formOf', { tournament: tournamentName(tournament) }) : t('teamPage.form')
      }
      form={outcomes.slice(0, formShown).reverse()}
      labels={rankingWords(t).form}
      streak={streakText(streakOf(outcomes), tournament ? beginsWith(answer) : false, t)}
      note={isUpToDate(until, now) ? null : t('teamPage.until', { date: format.plainDay(until) })}
    />
  );
}

function PartialForm({ context: { t }, answer, teamId }: TeamFormProps): JSX.Element | null {
  const results = answer.matches.filter(hasResult).sort((a, b) => b.kickOff.getTime() - a.kickOff.getTime());
  const isAll = answer.lastPage <= 1;
  return (
    <FormLine
      title={t('teamPage.form')}
      form={results
        .slice(0, formShown)
        .flatMap((match) => outcomeOf(match, teamId) ?? [])
        .reverse()}
      labels={rankingWords(t).form}
      streak={null}
      note={isAll ? t('teamPage.partial', { n: results.length }) : t('teamPage.partialMany')}
    />
  );
}

/** Whether the tournament that is told of begins within these matches: nothing of it is on another page. */
function beginsWith({ matches, lastPage, coverage }: TeamMatches): boolean {
  const from = new Date(`${coverage?.from ?? ''}T00:00:00Z`);
  return lastPage <= 1 || matches.some(({ kickOff }) => kickOff < from);
}

/** @param isAll there is nothing before the results that the streak is of */
function streakText(streak: Streak | null, isAll: boolean, t: SiteContext['t']): string | null {
  if (!streak) return null;
  const text = t(streakWords[streak.kind], { n: streak.n });
  return streak.isOpen && !isAll ? t('teamPage.atLeast', { streak: text }) : text;
}
