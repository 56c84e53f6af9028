import { playerHref, teamHref } from '@cancha/blocks/matches/entityHref';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { Team } from '@cancha/stats/team/Team';
import type { BookedPlayer, TournamentCards } from '@cancha/stats/tournament/TournamentCards';
import { StateNote } from '@cancha/ui/block/StateNote/StateNote';
import { FigureTable, type FigureTableRow } from '@cancha/ui/football/FigureTable/FigureTable';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import type { JSX } from 'react';
import styles from '../entity/EntityPage.module.css';

type CardsViewProps = { context: SiteContext; cards: TournamentCards };

/** Cards by player and by team, and of which matches they are. */
export function CardsView({ context, cards }: CardsViewProps): JSX.Element {
  const { site, t } = context;
  const { players } = cards;
  if (players.length === 0)
    return <StateNote kind="empty" title={t('tournament.noCards')} hint={t('teamPage.noHint')} />;
  const note = cardsNote(cards, t);
  const titled = (title: string, heading: string, rows: FigureTableRow[]) => (
    <section>
      <SectionHead title={title} />
      <FigureTable
        caption={title}
        heading={heading}
        columns={cardColumns(t)}
        rows={rows}
        unknown={t('ranking.unknown')}
      />
    </section>
  );
  const teams = cardsByTeam(players).map(({ team, ...sums }) => ({
    id: team.id ?? team.name,
    name: team.name,
    badge: team.image,
    href: teamHref(team, site),
    cells: cellsOf(sums),
  }));
  return (
    <div className={styles['main']}>
      {note ? <p className={styles['small']}>{note}</p> : null}
      <div className={styles['tables']} data-many="">
        {titled(t('tournament.byTeam'), t('standings.team.long'), teams)}
        {titled(t('tournament.byPlayer'), t('teamPage.player'), toCardRows(players, context))}
      </div>
    </div>
  );
}

export function cardColumns(t: SiteContext['t']): { short: string; long: string }[] {
  return [
    { short: t('standings.yellowCards.short'), long: t('standings.yellowCards.long') },
    { short: t('standings.redCards.short'), long: t('standings.redCards.long') },
  ];
}

export function toCardRows(players: readonly BookedPlayer[], { site }: SiteContext): FigureTableRow[] {
  return players.map(({ player, playerId, team, ...booked }) => ({
    id: playerId ?? `${player}-${team?.id ?? ''}`,
    name: player,
    badge: team?.image ?? null,
    detail: team?.name ?? null,
    href: playerHref({ id: playerId ?? undefined, name: player }, site),
    cells: cellsOf(booked),
  }));
}

/** Of which matches they are, where that is not all of them. */
export function cardsNote(
  { isWhole, matches, matchesKnown }: TournamentCards,
  t: SiteContext['t'],
): string | null {
  if (matchesKnown < matches)
    return t('tournament.cardsKnown', { known: `${matchesKnown}`, all: `${matches}` });
  return isWhole ? null : t('tournament.cardsPartial');
}

type Sums = Pick<BookedPlayer, 'yellowCards' | 'redCards'>;

const cellsOf = ({ yellowCards, redCards }: Sums) => [`${yellowCards}`, `${redCards}`];

/** Teams by how often they were booked; of those level, who was sent off. Two teams of one name stay two. */
function cardsByTeam(players: readonly BookedPlayer[]): (Sums & { team: Team })[] {
  const known = players.flatMap(({ team, ...booked }) => (team ? [{ ...booked, team }] : []));
  const sums = [...Map.groupBy(known, ({ team }) => team.id ?? team.name).values()].flatMap((own) => {
    const team = own[0]?.team;
    const sum = (of: keyof Sums) => own.reduce((total, one) => total + one[of], 0);
    return team ? [{ team, yellowCards: sum('yellowCards'), redCards: sum('redCards') }] : [];
  });
  const cards = (one: Sums) => one.yellowCards + one.redCards;
  return sums.sort((a, b) => cards(b) - cards(a) || b.redCards - a.redCards);
}
