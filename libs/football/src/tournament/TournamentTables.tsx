import type { Standings } from '@cancha/stats/standings/Standings';
import type { TournamentStandings } from '@cancha/stats/standings/TournamentStandings';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import { RankingLegend } from '@cancha/ui/standings/RankingTable/RankingLegend';
import { RankingTable } from '@cancha/ui/standings/RankingTable/RankingTable';
import { Fragment, type JSX } from 'react';
import styles from '../entity/EntityPage.module.css';
import { shareLegends } from '../standings/shareLegends';
import { allColumns, toWholeTable } from '@cancha/blocks/tables/toWholeTable';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { byLotsText } from './StandingsNotes';
import { TableReasons } from './TableReasons';
import { tableId, thirdsId } from '@cancha/blocks/competition/tableId';
import { tournamentName } from '../entity/tournamentName';

type TournamentTablesProps = { context: SiteContext; standings: TournamentStandings };

/** Groups are short: two stand side by side where there is room. */
const shortTable = 6;

/** Every table of a competition, each under its name, and the ranking of those third where it decides. */
export function TournamentTables({ context, standings }: TournamentTablesProps): JSX.Element {
  const { t } = context;
  const { tables, thirds, tournament } = standings;
  const owner = tournamentName(tournament);
  const areShort = tables.every(({ rows }) => rows.length <= shortTable);
  const isMany = tables.length > 2 && areShort;
  const all = [...tables.filter(({ rows }) => rows.length > 0), ...(thirds ? [thirdsTable(thirds, t)] : [])];
  const shown = all.map((table) => ({
    table,
    props: toWholeTable(table, owner, context, { columns: allColumns }),
  }));
  // Below a long table its legend is near; after the next one it would be out of sight.
  const places = areShort ? shareLegends(shown.map(({ props }) => props)) : [];
  return (
    <div className={styles['tables']} {...(isMany ? { 'data-many': '' } : {})}>
      {shown.map(({ table, props }, i) => {
        const lots = byLotsText(table, t);
        const place = places[i];
        return (
          <Fragment key={table.id}>
            <section aria-labelledby={tableId(table)}>
              <SectionHead id={tableId(table)} title={table.name} />
              <RankingTable {...props} withoutLegend={place !== undefined && place.kind !== 'own'} />
              <TableReasons t={t} rows={table.rows} of={table.name} />
              {lots ? <p className={styles['small']}>{lots}</p> : null}
            </section>
            {place?.kind === 'shared' ? (
              <div className={styles['legend']}>
                <RankingLegend {...place.legend} />
              </div>
            ) : null}
          </Fragment>
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
