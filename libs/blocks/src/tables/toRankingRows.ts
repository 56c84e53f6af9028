import type { Standings, StandingsRow } from '@cancha/stats/standings/Standings';
import type { RankingRow } from '@cancha/ui/standings/RankingTable/RankingRow';
import type { RankingTableProps } from '@cancha/ui/standings/RankingTable/RankingTable';
import type { SiteContext } from '@cancha/site/context/SiteContext';

type Zone = 1 | 2 | 3 | 4;
type Words = Pick<SiteContext, 'format' | 't'>;

type RowOptions = {
  hrefOf?: (team: StandingsRow['team']) => string | null;
  /** The team whose page it is. */
  own?: string;
};

const zoneNumber = (zone: string | null): Zone | null => {
  const n = Number(/^z([1-4])$/.exec(zone ?? '')?.[1]);
  return n >= 1 && n <= 4 ? (n as Zone) : null;
};

/** Lines of a table as a reader sees and hears them. A dashed line stands below the last row of a zone. */
export function toRankingRows(
  rows: readonly StandingsRow[],
  words: Words,
  options: RowOptions = {},
): RankingRow[] {
  return rows.map((row, i) => toRow(row, rows[i + 1], words, options));
}

function toRow(
  row: StandingsRow,
  next: StandingsRow | undefined,
  words: Words,
  { hrefOf, own }: RowOptions,
): RankingRow {
  const zone = zoneNumber(row.zone);
  const { id, name, image } = row.team;
  return {
    position: row.position,
    team: { id: id ?? name, name, badge: image, href: hrefOf?.(row.team) ?? null },
    points: row.points,
    played: row.played,
    record: { won: row.won, drawn: row.drawn, lost: row.lost },
    goalDifference: words.format.signed(row.goalDifference),
    form: row.form ?? [],
    zone,
    cut: zone !== null && next !== undefined && zoneNumber(next.zone) !== zone,
    own: own !== undefined && id === own,
    spoken: spokenRow(row, words),
  };
}

function spokenRow({ position, team, points, played, won, drawn, lost }: StandingsRow, { t }: Words): string {
  return t('ranking.row', {
    ...{ position, team: team.name, points: t('ranking.pointsOf', { n: points }) },
    ...{ played: t('ranking.playedOf', { n: played }), won: t('ranking.wonOf', { n: won }) },
    ...{ drawn: t('ranking.drawnOf', { n: drawn }), lost: t('ranking.lostOf', { n: lost }) },
  });
}

/** What the zones of a table mean, as far as they can be marked. */
export function toZones({ zones }: Pick<Standings, 'zones'>): RankingTableProps['zones'] {
  return zones.flatMap(({ zone, label }) => {
    const n = zoneNumber(zone);
    return n ? [{ zone: n, label }] : [];
  });
}
