import { ageOn } from '@cancha/stats/player/ageOn';
import type { Player, PlayerTournament } from '@cancha/stats/player/Player';
import type { Position } from '@cancha/stats/team/Squad';
import { StateNote } from '@cancha/ui/block/StateNote/StateNote';

import type { EntityFact } from '@cancha/ui/football/EntityHead/EntityHead';
import { FigureList } from '@cancha/ui/football/FigureList/FigureList';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import type { JSX } from 'react';

import { teamHref, tournamentHref } from '@cancha/blocks/matches/entityHref';
import styles from '../entity/EntityPage.module.css';
import type { MessageKey } from '@cancha/site/context/createSiteTranslator';
import { seeAll } from '@cancha/blocks/matches/seeAll';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { tournamentName } from '../entity/tournamentName';

const positionNames: Readonly<Record<Position, MessageKey>> = {
  GK: 'playerPage.goalkeeper',
  DF: 'playerPage.defender',
  MF: 'playerPage.midfielder',
  FW: 'playerPage.forward',
};

type PlayerViewProps = { context: SiteContext; player: Player };

export function PlayerView({ context, player: { tournaments } }: PlayerViewProps): JSX.Element {
  const { t } = context;
  if (tournaments.length === 0)
    return <StateNote kind="empty" title={t('playerPage.none')} hint={t('teamPage.noHint')} />;
  return (
    <div className={styles['main']}>
      {tournaments.map((one) => (
        <InTournament key={one.tournament.id} context={context} one={one} />
      ))}
    </div>
  );
}

/** What is known of a player, beside his tournaments. @param today his age is that of this day */
export function playerFacts(
  { team, position, born, club }: Player,
  today: string,
  context: SiteContext,
): EntityFact[] {
  const { site, t, format } = context;
  const href = team && teamHref(team, site);
  const birthday = born && `${format.plainDay(born)} (${t('teamPage.years', { n: ageOn(born, today) })})`;
  return [
    ...(team
      ? [{ term: t('playerPage.team'), value: href ? <a href={href}>{team.name}</a> : team.name }]
      : []),
    ...(position ? [{ term: t('playerPage.position'), value: t(positionNames[position]) }] : []),
    ...(birthday ? [{ term: t('playerPage.born'), value: birthday }] : []),
    ...(club ? [{ term: t('playerPage.club'), value: club }] : []),
  ];
}

/** Of what the goals are, where they may be more. */
function goalsNote(
  { goals, goalsKnown, teamMatches, isWhole }: PlayerTournament,
  t: SiteContext['t'],
): string | null {
  if (goals === null || teamMatches === null || teamMatches === 0) return null;
  if (goalsKnown !== null && goalsKnown < teamMatches) {
    return t('playerPage.goalsKnown', { known: `${goalsKnown}`, all: `${teamMatches}` });
  }
  return isWhole ? null : t('playerPage.goalsPartial', { all: `${teamMatches}` });
}

function InTournament({ context, one }: { context: SiteContext; one: PlayerTournament }): JSX.Element {
  const { site, t, format } = context;
  const name = tournamentName(one.tournament);
  const href = tournamentHref(one.tournament, site);
  const count = (value: number | null) => (value === null ? null : format.number(value));
  const figures = [
    { term: t('playerPage.number'), value: one.number === null ? null : `${one.number}` },
    { term: t('playerPage.appearances'), value: count(one.appearances) },
    { term: t('playerPage.starts'), value: count(one.starts) },
    { term: t('playerPage.goals'), value: count(one.goals) },
    { term: t('playerPage.penalties'), value: count(one.penalties) },
    { term: t('playerPage.yellowCards'), value: count(one.yellowCards) },
    { term: t('playerPage.redCards'), value: count(one.redCards) },
  ];
  // Where no line-up is known, what hangs on them is left out rather than said to be unknown one by one.
  const hasLineUps = one.lineUpsKnown !== 0;
  const isPartial =
    hasLineUps && one.lineUpsKnown !== null && one.teamMatches !== null && one.lineUpsKnown < one.teamMatches;
  return (
    <section className={styles['stack']}>
      <SectionHead title={name} more={href === null ? undefined : seeAll(href, name, t)} />
      <FigureList
        figures={hasLineUps ? figures : figures.filter(({ value }) => value !== null)}
        unknown={t('teamPage.unknown')}
      />
      {isPartial ? (
        <p className={styles['small']}>
          {t('playerPage.known', { known: `${one.lineUpsKnown}`, all: `${one.teamMatches}` })}
        </p>
      ) : null}
      {goalsNote(one, t) ? <p className={styles['small']}>{goalsNote(one, t)}</p> : null}
    </section>
  );
}
