import { toMatchTile } from '@cancha/blocks/matches/toMatchTile';
import { isUpToDate } from '@cancha/blocks/tables/isUpToDate';
import { rankingWords } from '@cancha/blocks/tables/rankingWords';
import type { TeamMatches } from '@cancha/data-access/football/getTeamMatches';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { Match } from '@cancha/stats/match/Match';
import { knownRun } from '@cancha/stats/team/knownRun';
import { hasResult, outcomeOf } from '@cancha/stats/team/outcomeOf';
import { FormLine } from '@cancha/ui/football/FormLine/FormLine';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import { MatchGrid } from '@cancha/ui/match/MatchGrid/MatchGrid';
import type { JSX } from 'react';
import { tournamentName } from '../entity/tournamentName';
import type { MatchCentre } from './loadMatchPage';
import styles from './MatchView.module.css';

type MatchBeforeProps = {
  context: SiteContext;
  centre: Pick<MatchCentre, 'match' | 'around' | 'lineUps'>;
  now: Date;
};

const formShown = 5;
const meetingsShown = 4;

/** What is known before the kick-off: how the two come, and when they met. */
export function MatchBefore({ context, centre, now }: MatchBeforeProps): JSX.Element {
  const { match, around, lineUps } = centre;
  const { t } = context;
  const forms = (['home', 'away'] as const).flatMap((at) => {
    const line = around[at] && formOf(match[at], around[at], now, context);
    return line ? [<FormLine key={at} {...line} />] : [];
  });
  const areKnown = match.home.id !== null && match.away.id !== null;
  const isAsked = around.home !== null || around.away !== null;
  return (
    <>
      {forms.length > 0 ? (
        <>
          <SectionHead title={t('matchPage.form')} />
          <div className={styles['forms']}>{forms}</div>
        </>
      ) : null}
      {areKnown && isAsked ? <Meetings {...{ context, centre, now }} /> : null}
      {lineUps?.home || lineUps?.away ? null : <p className={styles['small']}>{t('matchPage.noLineUps')}</p>}
    </>
  );
}

type FormProps = Parameters<typeof FormLine>[0];

function formOf(
  { id, name }: Match['home'],
  { matches, coverage }: TeamMatches,
  now: Date,
  context: SiteContext,
): FormProps | null {
  const run = knownRun(matches, coverage);
  const results = run ?? newestFirst(matches.filter(hasResult));
  const outcomes = id === null ? [] : results.flatMap((match) => outcomeOf(match, id) ?? []);
  if (outcomes.length === 0) return null;
  const form = outcomes.slice(0, formShown).reverse();
  return {
    ...{ title: name, form, streak: null, labels: rankingWords(context.t).form },
    note: run ? wholeNote(run, coverage, now, context) : context.t('teamPage.partialMany'),
  };
}

/** Of a club no source holds every match: its form is that of a tournament. */
function wholeNote(
  [newest]: readonly Match[],
  coverage: TeamMatches['coverage'],
  now: Date,
  { t, format }: SiteContext,
): string | null {
  if (!coverage) return null;
  if (coverage.tournamentId && newest?.tournament)
    return t('teamPage.formOf', { tournament: tournamentName(newest.tournament) });
  return isUpToDate(coverage.until, now)
    ? null
    : t('teamPage.until', { date: format.plainDay(coverage.until) });
}

const newestFirst = <M extends Match>(matches: readonly M[]): M[] =>
  [...matches].sort((a, b) => b.kickOff.getTime() - a.kickOff.getTime());

/** When the two met, as far as the matches of either tell. */
function meetingsOf({ match, around }: Pick<MatchCentre, 'match' | 'around'>): Match[] {
  const ids = [match.home.id, match.away.id];
  const both = [...(around.home?.matches ?? []), ...(around.away?.matches ?? [])].filter(
    (one) => hasResult(one) && ids.includes(one.home.id) && ids.includes(one.away.id) && one.id !== match.id,
  );
  return newestFirst([...new Map(both.map((one) => [one.id, one])).values()]);
}

function Meetings({ context, centre, now }: MatchBeforeProps): JSX.Element {
  const { t } = context;
  const meetings = meetingsOf(centre).slice(0, meetingsShown);
  const { home, away } = centre.match;
  return (
    <>
      <SectionHead title={t('matchPage.meetings')} />
      <MatchGrid matches={meetings.map((one) => toMatchTile(one, context, now))} />
      <p className={styles['small']}>
        {meetings.length > 0
          ? t('matchPage.meetingsNote')
          : t('matchPage.noMeetings', { home: home.name, away: away.name })}
      </p>
    </>
  );
}
