import type { Standings } from '@cancha/stats/standings/Standings';
import type { TournamentStandings } from '@cancha/stats/standings/TournamentStandings';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import { RankingTable } from '@cancha/ui/standings/RankingTable/RankingTable';
import type { JSX } from 'react';
import styles from '../football/EntityPage.module.css';
import { allColumns, toWholeTable } from '../football/toWholeTable';
import type { SiteContext } from '../site/SiteContext';
import { byLotsText } from './StandingsNotes';
import { TableReasons } from './TableReasons';
import { tableId, thirdsId } from './tableId';
import { tournamentName } from './tournamentName';

type TournamentTablesProps = {
  context: SiteContext;
  standings: TournamentStandings;
  /** The team whose page it is: its row is marked. */
  own?: string;
};

/** Groups are short: two stand side by side where there is room. */
const shortTable = 6;

/** Every table of a competition, each under its name, and the ranking of those third where it decides. */
export function TournamentTables({ context, standings, own }: TournamentTablesProps): JSX.Element {
  const { t } = context;
  const { tables, thirds, tournament } = standings;
  const owner = tournamentName(tournament);
  const isMany = tables.length > 2 && tables.every(({ rows }) => rows.length <= shortTable);
  const all = [...tables.filter(({ rows }) => rows.length > 0), ...(thirds ? [thirdsTable(thirds, t)] : [])];
  return (
    <div className={styles['tables']} {...(isMany ? { 'data-many': '' } : {})}>
      {all.map((table) => {
        const lots = byLotsText(table, t);
        const columns = allColumns;
        return (
          <section key={table.id} aria-labelledby={tableId(table)}>
            <SectionHead id={tableId(table)} title={table.name} />
            <RankingTable {...toWholeTable(table, owner, context, { columns, ...(own ? { own } : {}) })} />
            <TableReasons t={t} rows={table.rows} of={table.name} />
            {lots ? <p className={styles['small']}>{lots}</p> : null}
          </section>
        );
      })}
    </div>
  );
}

/** Those third in their groups as a table: the best of them are in a zone. */
function thirdsTable(
  { rows, through }: NonNullable<TournamentStandings['thirds']>,
  t: SiteContext['t'],
): Standings {
  return {
    id: thirdsId,
    name: t('tournament.thirds'),
    zones: [{ zone: 'z2', label: t('tournament.thirdsZone') }],
    rows: rows.map((row, i) => ({ ...row, zone: i < through ? 'z2' : null })),
  };
}
