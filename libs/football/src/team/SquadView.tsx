import { ageOn } from '@cancha/stats/player/ageOn';
import type { Position, Squad, SquadPlayer } from '@cancha/stats/team/Squad';
import { SquadTable, type SquadRow } from '@cancha/ui/football/SquadTable/SquadTable';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import type { JSX } from 'react';
import { playerHref } from '@cancha/blocks/matches/entityHref';
import styles from '../entity/EntityPage.module.css';
import type { MessageKey } from '@cancha/site/context/createSiteTranslator';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { tournamentName } from '../entity/tournamentName';

const lineNames: Readonly<Record<Position, MessageKey>> = {
  GK: 'teamPage.goalkeepers',
  DF: 'teamPage.defenders',
  MF: 'teamPage.midfielders',
  FW: 'teamPage.forwards',
};

type SquadViewProps = {
  context: SiteContext;
  squad: Squad;
  /** `YYYY-MM-DD`: their ages are those of this day. */
  today: string;
};

export function SquadView({ context, squad, today }: SquadViewProps): JSX.Element {
  const { t } = context;
  const { tournament, coach, lines } = squad;
  const title = tournament ? t('teamPage.squadOf', { tournament: tournamentName(tournament) }) : null;
  const labels = {
    number: t('teamPage.number'),
    player: t('teamPage.player'),
    age: t('teamPage.age'),
    club: t('teamPage.playerClub'),
    unknown: t('ranking.unknown'),
  };
  return (
    <section>
      {title ? <SectionHead title={title} /> : null}
      {coach ? (
        <p className={styles['soft']}>
          {t('teamPage.coach')}: <b>{coach}</b>
        </p>
      ) : null}
      <div className={styles['tables']} data-many="">
        {lines.map(({ position, players }) => (
          <SquadTable
            key={position}
            caption={t(lineNames[position])}
            rows={players.map((player) => toRow(player, today, context))}
            labels={labels}
          />
        ))}
      </div>
    </section>
  );
}

function toRow(player: SquadPlayer, today: string, { site, t }: SiteContext): SquadRow {
  const { id, name, number, born, club } = player;
  const age = born === null ? null : ageOn(born, today);
  return {
    id,
    name,
    href: playerHref(player, site),
    number,
    age: age === null ? null : { text: `${age}`, spoken: t('teamPage.years', { n: age }) },
    club,
  };
}
