import type { CompetitionWidget } from '@cancha/stats/competition/CompetitionWidget';
import { tableKind, type TableKind } from '@cancha/stats/standings/tableKind';
import { RadioTabs, type RadioTab } from '@cancha/ui/block/RadioTabs/RadioTabs';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import { ScorersList } from '@cancha/ui/standings/ScorersList/ScorersList';
import { type NamedTable, TableStack } from '@cancha/ui/standings/TableStack/TableStack';
import type { JSX } from 'react';
import { toScorerRows } from '../tables/toScorerRows';
import { archiveNote } from '../tables/archiveNote';
import { toAveragesTable, toYearTable } from '../tables/toLongTable';
import { plainColumns, toWholeTable } from '../tables/toWholeTable';
import { seeTournament } from '../matches/seeTournament';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import styles from './CompetitionBlock.module.css';
import { everyTable, type CompetitionChoice } from './competitionPaths';
import { StagePicker } from './StagePicker';
import { competitionMarks } from './swapCompetition';
import { WeekPicker } from './WeekPicker';

type CompetitionBlockProps = {
  context: SiteContext;
  widget: CompetitionWidget;
  /** The tables as they are now, of every stage; those of `widget` by default. */
  latest?: CompetitionWidget;
  choice?: CompetitionChoice;
};

export const competitionId = 'tabla';

const kinds: readonly TableKind[] = ['general', 'averages', 'annualCups'];
const scorersShown = 15;

/** The tables and scorers of a competition behind tabs, of which only those are there that have something to show. */
export function CompetitionBlock({
  context,
  widget,
  latest = widget,
  choice = everyTable,
}: CompetitionBlockProps): JSX.Element {
  const { t } = context;
  const { stageId, week } = choice;
  const { block, stage, week: weekMark } = competitionMarks;
  const marks = {
    [block]: '',
    ...(stageId === null ? {} : { [stage]: stageId }),
    ...(week === null ? {} : { [weekMark]: week }),
  };
  const { name, season } = widget.tournament;
  return (
    <section aria-labelledby={competitionId} className={styles['block']} {...marks}>
      <SectionHead
        id={competitionId}
        title={season ? `${name} ${season}` : name}
        more={seeTournament(widget.tournament, context)}
      />
      <StagePicker context={context} widget={latest} choice={choice} />
      {week === null ? null : <p>{t('tournament.asAfterRound', { n: week })}</p>}
      <RadioTabs
        id="competencia"
        label={t('competition.tables')}
        tabs={[...kinds.flatMap((kind) => tablesTab(kind, context, widget)), ...scorersTab(context, widget)]}
      />
      <WeekPicker context={context} tournament={latest.tournament} tables={latest.tables} week={week} />
    </section>
  );
}

function tablesTab(kind: TableKind, context: SiteContext, widget: CompetitionWidget): RadioTab[] {
  const { t } = context;
  const tables = widget.tables.flatMap((standings) => {
    if (tableKind(standings) !== kind) return [];
    if (standings.rows.length === 0) return [];
    const table = toWholeTable(standings, widget.tournament.name, context, { columns: plainColumns });
    return [{ id: standings.id, name: standings.name, table }];
  });
  tables.push(...longTable(kind, context, widget));
  if (tables.length === 0) return [];
  const title = t(`competitionTabs.${kind}`);
  const note = archiveNote(widget.until, context);
  const content = (
    <>
      <TableStack id={`tablas-${kind}`} tables={tables} />
      {note ? <p className={styles['note']}>{note}</p> : null}
    </>
  );
  return [{ id: kind, title, content }];
}

/** Of a provider that tells the long tables apart. */
function longTable(kind: TableKind, context: SiteContext, widget: CompetitionWidget): NamedTable[] {
  const { tournament, annual, averages } = widget;
  const { t } = context;
  const owner = tournament.season ? `${tournament.name} ${tournament.season}` : tournament.name;
  if (kind === 'averages' && averages) {
    const table = toAveragesTable(averages, owner, context);
    return [{ id: 'promedios', name: t('competitionTabs.averages'), table }];
  }
  if (kind !== 'annualCups' || !annual) return [];
  return [{ id: 'anual', name: t('tournament.annual'), table: toYearTable(annual, owner, context) }];
}

function scorersTab(context: SiteContext, { scorers, until }: CompetitionWidget): RadioTab[] {
  const { t } = context;
  if (scorers.length === 0) return [];
  const note = archiveNote(until, context);
  const rows = toScorerRows(scorers, scorersShown, context);
  return [
    {
      id: 'scorers',
      title: t('competitionTabs.scorers'),
      content: <ScorersList rows={rows} note={note} />,
    },
  ];
}
