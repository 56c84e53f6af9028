import { buildPath } from '@cancha/routing/buildPath';
import { footballQuery } from '@cancha/routing/footballQuery';
import type { Match } from '@cancha/stats/match/Match';
import type { TeamProfile } from '@cancha/stats/team/TeamProfile';
import type { TeamStatistics } from '@cancha/stats/team/TeamStatistics';
import { ChoicePicker } from '@cancha/ui/football/ChoicePicker/ChoicePicker';
import { FigureList, type Figure } from '@cancha/ui/football/FigureList/FigureList';
import { FigureTable } from '@cancha/ui/football/FigureTable/FigureTable';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import { MatchGrid } from '@cancha/ui/match/MatchGrid/MatchGrid';
import { ScorersList } from '@cancha/ui/standings/ScorersList/ScorersList';
import type { JSX } from 'react';
import { entityParams } from '@cancha/blocks/matches/entityHref';
import styles from '../entity/EntityPage.module.css';

import { toMatchTile } from '@cancha/blocks/matches/toMatchTile';
import { toScorerRows } from '@cancha/blocks/tables/toScorerRows';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { ownScorers } from './ownScorers';
import { tournamentName } from '../entity/tournamentName';
import { recordCells, recordColumns } from './recordCells';

type TeamStatsViewProps = {
  context: SiteContext;
  profile: TeamProfile;
  statistics: TeamStatistics;
  now: Date;
};

export function TeamStatsView(props: TeamStatsViewProps): JSX.Element {
  const { context, statistics, now } = props;
  const { site, t, format } = context;
  const { total, biggestWin, biggestDefeat, scorers, coverage } = statistics;
  const unknown = t('teamPage.unknown');
  const count = (value: number | null) => (value === null ? null : format.number(value));
  const other: Figure[] = [
    { term: t('teamPage.cleanSheets'), value: count(statistics.cleanSheets) },
    { term: t('teamPage.withoutScoring'), value: count(statistics.withoutScoring) },
    { term: t('teamPage.yellowCards'), value: count(statistics.yellowCards) },
    { term: t('teamPage.redCards'), value: count(statistics.redCards) },
  ];
  const meetings = {
    href: buildPath(site, 'teamMeetings', entityParams(props.profile.team)),
    text: t('teamPage.meetings'),
  };
  const records = [{ title: t('teamPage.total'), record: total }, ...recordsByGround(statistics, t)];
  return (
    <div className={styles['main']}>
      <TournamentPicker {...props} />
      <section>
        <SectionHead title={t('teamPage.balance')} more={meetings} />
        <FigureTable
          caption={t('teamPage.balance')}
          heading={t('teamPage.ground')}
          columns={recordColumns(t)}
          rows={records.map(({ title, record }) => ({ id: title, name: title, cells: recordCells(record) }))}
          unknown={unknown}
        />
        {total.played > 0 ? <p className={styles['small']}>{spanText(statistics, context)}</p> : null}
      </section>
      <section>
        <SectionHead title={t('teamPage.other')} />
        <FigureList figures={other} unknown={unknown} />
      </section>
      {biggestWin || biggestDefeat ? (
        <div className={styles['pair']}>
          <Shown
            context={context}
            title={t(coverage ? 'teamPage.biggestWin' : 'teamPage.biggestWinKnown')}
            match={biggestWin}
            now={now}
          />
          <Shown
            context={context}
            title={t(coverage ? 'teamPage.biggestDefeat' : 'teamPage.biggestDefeatKnown')}
            match={biggestDefeat}
            now={now}
          />
        </div>
      ) : null}
      {scorers.length > 0 ? (
        <section>
          <SectionHead title={t('teamPage.scorers')} />
          <ScorersList rows={toScorerRows(ownScorers(scorers), scorers.length, context)} note={null} />
        </section>
      ) : null}
    </div>
  );
}

/** From when to when the figures count every match; else of how many matches they are. */
function spanText({ coverage, total }: TeamStatistics, { t, format }: SiteContext): string {
  if (!coverage) return t('teamPage.partial', { n: total.played });
  const [from, until] = [format.plainDay(coverage.from), format.plainDay(coverage.until)];
  return t('teamPage.whole', { from, until });
}

/** By whose ground it was, where the matches were on more than one kind. */
function recordsByGround({ home, away, neutral }: TeamStatistics, t: SiteContext['t']) {
  const records = [
    { title: t('teamPage.home'), record: home },
    { title: t('teamPage.away'), record: away },
    { title: t('teamPage.neutral'), record: neutral },
  ].flatMap(({ title, record }) => (record && record.played > 0 ? [{ title, record }] : []));
  return records.length > 1 ? records : [];
}

function TournamentPicker({ context, profile, statistics }: TeamStatsViewProps): JSX.Element {
  const { site, t } = context;
  return (
    <ChoicePicker
      id="torneo"
      label={t('teamPage.competitions')}
      action={buildPath(site, 'teamStats', entityParams(profile.team))}
      name={footballQuery.tournament[site.language]}
      value={statistics.tournament.id}
      groups={[
        {
          title: null,
          options: profile.tournaments.map((one) => ({ value: one.id, text: tournamentName(one) })),
        },
      ]}
      submit={t('tournament.show')}
    />
  );
}

type ShownProps = { context: SiteContext; title: string; match: Match | null; now: Date };

function Shown({ context, title, match, now }: ShownProps): JSX.Element | null {
  if (!match) return null;
  return (
    <section>
      <SectionHead title={title} />
      <MatchGrid matches={[toMatchTile(match, context, now)]} />
    </section>
  );
}
